import type { CheckedCall } from './calls';
import { Unusable, type Find } from './examine';
import { NoAnswer } from './no-answer';
import type { CheckOptions, Finding, Place, Report, Step } from './options';
import { ruleOf, type CheckId } from './rules';

/** A reason why a step has nothing to check. */
export class Skip extends Error {
  override readonly name = 'Skip';
}

type Called = Pick<CheckedCall, 'key' | 'member'>;

const causeOf = (error: unknown): readonly [CheckId, string] | undefined => {
  if (error instanceof Unusable) return [error.check, error.got];
  if (error instanceof NoAnswer) return [error.isTimeout ? 'time' : 'no-answer', error.message];
  return undefined;
};

/** Collects what the steps of a check find. */
export function createVisitor({ address, onStep }: Pick<CheckOptions, 'address' | 'onStep'>) {
  const places = new Map<CheckId, Place[]>();
  const steps: Step[] = [];
  const written: string[] = [];

  /** A mistake is found once, with each call that has it. */
  function add(call: Called, check: CheckId, got: string) {
    const known = places.get(check) ?? [];
    places.set(check, known);
    if (known.some((place) => place.call === call.key)) return;
    known.push({ call: call.key, got, member: ruleOf(check).member ?? call.member });
  }

  function end(step: Step) {
    steps.push(step);
    onStep?.(step);
  }

  /**
   * Carries out a part of the check. Returns undefined where its answer can't be used, which is a finding, or where it has
   * nothing to check.
   */
  async function step<T>(
    title: string,
    call: Called,
    run: (find: Find) => Promise<T> | T,
  ): Promise<T | undefined> {
    const started = performance.now();
    let outcome: Step['outcome'] = 'passed';
    let reason: string | undefined;
    let result: T | undefined;
    const find: Find = (check, got) => {
      outcome = 'found';
      add(call, check, got);
    };
    try {
      result = await run(find);
    } catch (error) {
      const cause = causeOf(error);
      if (cause) find(...cause);
      else if (error instanceof Skip) [outcome, reason] = ['skipped', error.message];
      else throw error;
    }
    const milliseconds = Math.round(performance.now() - started);
    end({ title, call: call.key, outcome, reason, milliseconds });
    return result;
  }

  const findings = (): Finding[] =>
    [...places].map(([check, where]) => {
      const { isAdvice, expected, fix } = ruleOf(check);
      return { check, severity: isAdvice ? 'advice' : 'error', expected, fix, places: where };
    });

  return {
    step,
    skip: async (title: string, call: Called, reason: string): Promise<void> => {
      await step(title, call, () => {
        throw new Skip(reason);
      });
    },
    has: (check: CheckId) => places.has(check),
    /** Notes a query that was written; its number is part of the report. */
    wrote: (reference: string) => written.push(reference),
    report: (): Report => ({ address, steps, findings: findings(), written }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
