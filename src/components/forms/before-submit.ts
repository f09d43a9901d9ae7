import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** What a field does before its form is submitted. */
export interface BeforeSubmit {
  /** Ends when the field has its value; undefined where it has it. */
  readonly settle?: () => Promise<void> | undefined;
  /** Puts the field's value into the form. */
  readonly commit?: () => void;
}

const FieldsContext = createContext<Set<BeforeSubmit>>(new Set());
export const FieldsProvider = FieldsContext.Provider;

/** The fields around which a form is built that have something to do before it is submitted. */
export const useFieldsBeforeSubmit = (): ReadonlySet<BeforeSubmit> => useContext(FieldsContext);

/** Has the form around wait for a field, and take its value, before it is submitted. */
export function useBeforeSubmit({ settle, commit }: BeforeSubmit): void {
  const fields = useContext(FieldsContext);
  const onSettle = useEffectEvent(() => settle?.());
  const onCommit = useEffectEvent(() => {
    commit?.();
  });
  useEffect(() => {
    const field: BeforeSubmit = {
      settle: () => onSettle(),
      commit: () => {
        onCommit();
      },
    };
    fields.add(field);
    return () => void fields.delete(field);
  }, [fields]);
}
