import { useEffectEvent, useLayoutEffect } from 'react';
import { requiredContext } from '../../ui/required-context';

/** What a part of a form does for the form. */
interface FormPart {
  /**
   * Reads a value that may be set without an event, as by some password managers. Called when any part of the form is
   * focused, before and after its parts are prepared, and as this one is removed.
   */
  readonly read?: () => void;
  /** Called when the form is submitted, before its parts are prepared. */
  readonly begin?: () => void;
  /**
   * Called before the form is submitted, replaced by a draft or carried over. Resolves when the form has this part's
   * value, to false if that is less than the member has entered. Returns undefined if it is already complete.
   */
  readonly prepare?: () => Promise<unknown> | undefined;
  /** Called when the values are about to be sent. Ends the work that does not belong to them. */
  readonly end?: () => void;
}

/** The parts of a form. */
export function createParts() {
  const parts = new Set<() => FormPart>();
  /** Reads values that were set without an event. */
  const read = () => {
    for (const part of parts) part().read?.();
  };
  /**
   * Prepares all parts. Resolves to whether the form then has all that the member has entered; undefined if it has so
   * already.
   */
  const prepare = (): Promise<boolean> | undefined => {
    read();
    const preparing = [...parts].flatMap((part) => part().prepare?.() ?? []);
    if (preparing.length === 0) return undefined;
    // Again, because more may have been entered.
    return Promise.all(preparing).then(
      (prepared) => !prepared.includes(false) && (prepare() ?? true),
    );
  };
  return {
    parts,
    read,
    prepare,
    /** Begins a submit of all parts. */
    begin: () => {
      for (const part of parts) part().begin?.();
    },
    /** Ends the work on all parts that does not belong to the values, which are about to be sent. */
    end: () => {
      for (const part of parts) part().end?.();
    },
  };
}

/** The parts of the surrounding form. */
export const [PartsProvider, useParts] =
  requiredContext<ReturnType<typeof createParts>>('useParts');

/** Registers a part with the surrounding form. */
export function useFormPart(part: FormPart): void {
  const { parts } = useParts();
  const latest = useEffectEvent(() => part);
  // A layout effect, because a removed control is read while it is still there.
  useLayoutEffect(() => {
    const registered = () => latest();
    parts.add(registered);
    return () => {
      parts.delete(registered);
      registered().read?.();
    };
  }, [parts]);
}
