import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { requiredContext } from '../../ui/required-context';

/**
 * The preparation of a field before its form is submitted, replaced by a draft or carried over. Resolves when the
 * field has its value, to false if that is less than the member has entered. Returns undefined if the value is
 * already complete.
 */
type SettleField = () => Promise<unknown> | undefined;

/** The callbacks of a form's fields. */
export function createFields() {
  const readers = new Set<() => void>();
  const settlers = new Set<SettleField>();
  const read = () => {
    for (const readField of readers) readField();
  };
  const settle = (): readonly Promise<unknown>[] => {
    read();
    return [...settlers].flatMap((settleField) => settleField() ?? []);
  };
  return {
    readers,
    settlers,
    /** Reads values that were set without an event. */
    read,
    /** Prepares all fields. Returns the preparations that take time. */
    settle,
    /** The same. Resolves to whether the fields then have all that the member has entered. */
    whenSettled: async () => !(await Promise.all(settle())).includes(false),
  };
}

/** The fields of the surrounding form. */
export const [FieldsProvider, useFields] =
  requiredContext<ReturnType<typeof createFields>>('useFields');

/**
 * Registers a control of the surrounding form, whose value may be set without an event, as by some password managers.
 * @param read called when any part of the form is focused, before its fields are settled, and as the control is removed
 */
export function useReader(read: () => void): void {
  const { readers } = useFields();
  const readNow = useEffectEvent(read);
  useLayoutEffect(() => {
    const readField = () => {
      readNow();
    };
    readers.add(readField);
    return () => {
      readers.delete(readField);
      readField();
    };
  }, [readers]);
}

/** Registers the preparation of a field with the surrounding form. */
export function useSettler(settle: SettleField): void {
  const { settlers } = useFields();
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    const settleField = () => settleNow();
    settlers.add(settleField);
    return () => void settlers.delete(settleField);
  }, [settlers]);
}
