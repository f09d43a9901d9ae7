import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Callbacks of a field, called before its form is submitted. */
export interface BeforeSubmit {
  /** Resolves when the field has its value; returns undefined if it has it already. */
  readonly settle?: () => Promise<void> | undefined;
  /** Writes the field's value to the form. */
  readonly commit?: () => void;
}

const FieldsContext = createContext<Set<BeforeSubmit>>(new Set());
export const FieldsProvider = FieldsContext.Provider;

/** The registered fields of the surrounding form. */
export const useFieldsBeforeSubmit = (): ReadonlySet<BeforeSubmit> => useContext(FieldsContext);

/** Registers a field's callbacks with the surrounding form. */
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
