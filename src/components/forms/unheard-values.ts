import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useEffect, useEffectEvent, type RefObject } from 'react';
import { announceChange, announceText } from '../../ui/announce-value';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Before any of these is handled: React may render then, which would overwrite what it has not heard of. No `input` or
 * `change`: one of them comes first, and such a render would overwrite the control that the event is about. Not by
 * React's handlers: React renders one announced value, which brings the options of the next, only after the event.
 */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'focusout', 'click', 'submit'];

/**
 * Announces values that were set without an event, as some password managers and old phones do. Long texts are read
 * when the form is submitted.
 * @param values those that were rendered last
 */
function hearValues(within: Element, values: FormikValues) {
  const isUnheard = (control: Control) =>
    typeof values[control.name] === 'string' && values[control.name] !== control.value;
  // Read before the first event: each renders the form, which overwrites the others. The focused one keeps its caret.
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

/** Returns a function that lets the surrounding form hear values that were set without an event. */
export const useHearValues = (): (() => void) => useContext(HearContext);

/** Lets a form hear such values as soon as anything happens in it. Returns a function that lets it hear them now. */
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
