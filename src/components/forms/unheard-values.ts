import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useEffect, useEffectEvent, type RefObject } from 'react';
import { announceChange, announceText } from '../../ui/announce-value';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Values are read before any of these events is handled, because React may render then and overwrite values that it
 * does not know of. `input` and `change` are left out: one of these events is earlier, and such a render would
 * overwrite the control that the event is about. Not React's handlers, because React renders an announced value,
 * which provides the options of the next control, only after the event.
 */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'focusout', 'click', 'submit'];

/**
 * Announces values that were set without an event, as by some password managers and old phones. Long texts are read
 * when the form is submitted.
 * @param values the values that were last rendered
 */
function hearValues(within: Element, values: FormikValues) {
  const isUnheard = (control: Control) =>
    typeof values[control.name] === 'string' && values[control.name] !== control.value;
  // Reads all values first, because each event renders the form, which overwrites the others. The focused control
  // keeps its caret.
  const unheard = [...within.querySelectorAll<Control>('input[name], select[name]')]
    .filter(isUnheard)
    .map((control) => ({ control, value: control.value, isFirst: control.matches(':focus') }))
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
  for (const { control, value } of unheard) {
    if (control instanceof HTMLInputElement) announceText(control, value);
    else announceChange(control, value);
  }
}

const HearContext = createContext<() => void>(() => undefined);
export const HearProvider = HearContext.Provider;

/** Returns a function that announces values of the surrounding form that were set without an event. */
export const useHearValues = (): (() => void) => useContext(HearContext);

/** Announces such values as soon as anything happens in a form. Returns a function that announces them now. */
export function useUnheardValues(box: RefObject<Element | null>): () => void {
  const { values } = useFormikContext<FormikValues>();
  const hear = () => {
    if (box.current) hearValues(box.current, values);
  };
  const heed = useEffectEvent(hear);
  useEffect(() => {
    const life = new AbortController();
    const options = { capture: true, signal: life.signal };
    const listener = () => {
      heed();
    };
    for (const name of EVENTS) box.current?.addEventListener(name, listener, options);
    return () => {
      life.abort();
    };
  }, [box]);
  return hear;
}
