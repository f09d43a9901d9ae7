import { ANSWER_RULES } from './answer-rules';
import { RECORD_RULES } from './record-rules';
import { WRITE_RULES } from './write-rules';

/** What the element needs of an answer. */
export interface Rule {
  /** Advice is not in a member's way. Default: an error. */
  readonly isAdvice?: true;
  readonly expected: string;
  /** What a member sees. Default: what the failure of the call shows. */
  readonly member?: string;
  /** How a backend keeps it. */
  readonly fix: string;
}

const RULES = { ...ANSWER_RULES, ...RECORD_RULES, ...WRITE_RULES } as const satisfies Readonly<
  Record<string, Rule>
>;

export type CheckId = keyof typeof RULES;

export const ruleOf = (check: CheckId): Rule => RULES[check];
