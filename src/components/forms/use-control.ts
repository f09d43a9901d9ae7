import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useOfStore } from '../../ui/use-store';
import { useForm } from './form-context';
import { useFields } from './form-fields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns a ref for the control of a field. The control is uncontrolled, because React would overwrite a value set
 * without an event, as by some password managers, in each rendering. Such a value is read when any part of the form
 * is focused, before the form is submitted, when the page fills in the field, and when the control is removed.
 * @param value the value to show. Undefined if the control alone changes it.
 * @param take called with a value that was set without an event
 */
export function useControl<C extends Control>(
  name: string,
  value: string | undefined,
  take: (value: string) => void,
): RefObject<C | null> {
  const control = useRef<C>(null);
  const form = useForm<Readonly<Record<string, string>>>();
  const { readers } = useFields();
  const turn = useOfStore(form, (state) => state.turn);
  const shown = useRef({ value, turn });
  const read = useEffectEvent(() => {
    const now = control.current?.value;
    const { values, turn: current } = form.get();
    // What was just filled in may not be shown yet. What another member has set is no longer the form's.
    const isKnown = now === shown.current.value || now === values[name] || turn !== current;
    if (now !== undefined && !isKnown) take(now);
  });
  useLayoutEffect(() => {
    const { current } = control;
    const before = shown.current;
    shown.current = { value, turn };
    if (!current || value === undefined) return;
    // It shows its placeholder if the chosen option was removed.
    const isReset = current instanceof HTMLSelectElement && current.value === '';
    if (isReset || current.value === before.value || turn !== before.turn) current.value = value;
    else read();
  }, [value, turn]);
  useLayoutEffect(() => {
    const readNow = () => {
      read();
    };
    readers.add(readNow);
    return () => {
      readers.delete(readNow);
      readNow();
    };
  }, [readers]);
  return control;
}
