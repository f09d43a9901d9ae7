import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/**
 * What a field does before its form is submitted. Resolves when the field has its value, to false if that is less than
 * what the member gave it; returns undefined if it has it already.
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
