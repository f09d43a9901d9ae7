import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/**
 * The preparation of a field before its form is submitted, replaced by a draft or carried over. Resolves when the
 * field has its value, to false if that is less than the member has entered. Returns undefined if the value is
 * already complete.
 */
export type SettleField = () => Promise<unknown> | undefined;

const FieldsContext = createContext(new Set<SettleField>());
export const FieldsProvider = FieldsContext.Provider;

/** Preparations of the surrounding form's fields before it is submitted. */
export const useFieldsBeforeSubmit = (): ReadonlySet<SettleField> => useContext(FieldsContext);

/** Registers a field with the surrounding form. */
export function useBeforeSubmit(settle: SettleField): void {
  const fields = useContext(FieldsContext);
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    const settleField = () => settleNow();
    fields.add(settleField);
    return () => void fields.delete(settleField);
  }, [fields]);
}
