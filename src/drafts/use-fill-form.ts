import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWriteForm } from '../components/forms/form-context';
import type { DraftMachine } from './draft-machine';
import type { FormContent } from './draft-state';
import { focusFirstField, type KeptValues } from './form-content';

/**
 * Fills in the surrounding form with a draft that was taken.
 * @param part any element of the form
 * @param onFill called with the values of a draft once the form is filled in with them
 */
export function useFillForm(
  part: RefObject<Element | null>,
  draft: DraftMachine,
  onFill: (values: KeptValues) => void,
): void {
  const form = useForm<KeptValues>();
  const write = useWriteForm<KeptValues>();
  const { setTouched } = useFormikContext();
  const fill = useEffectEvent(({ values, files }: FormContent) => {
    const texts = Object.entries(values);
    // Fields that the form does not have are ignored.
    const known = texts.filter(([name]) => typeof form.empty[name] === 'string');
    const restored = { ...form.empty, ...Object.fromEntries(known), files };
    // The form is inert until this is rendered.
    flushSync(() => void write({ type: 'restored', values: restored }, false));
    onFill(restored);
    // Shows the errors of filled-in fields, as in a draft of this page.
    const filled = texts.filter(([, value]) => value !== '');
    void setTouched(Object.fromEntries(filled.map(([name]) => [name, true])));
    const shown = part.current?.closest('form');
    if (shown) focusFirstField(shown);
  });
  useEffect(
    () =>
      draft.attach((content) => {
        fill(content);
      }),
    [draft],
  );
}
