import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useOfStore } from '../../ui/use-store';
import { holdsSomething } from '../../visit/form-state';
import { useForm, useWriteForm } from '../forms/form-context';
import type { DraftMachine } from './draft-machine';
import type { FormContent } from './draft-state';
import { focusFirstField, type KeptValues } from './form-content';

/**
 * Stores the surrounding form at once before a chooser or camera opens, because a phone may unload the page then.
 * Fills in a draft that was taken. Returns whether the member has touched the form.
 * @param part any element of the form
 * @param onFill called with the values of a draft once the form is filled in with them
 */
export function useFollowedForm(
  part: RefObject<Element | null>,
  draft: DraftMachine,
  onFill: (values: KeptValues) => void,
): boolean {
  const form = useForm<KeptValues>();
  const write = useWriteForm<KeptValues>();
  const { touched, setTouched } = useFormikContext();
  const isChanged = useOfStore(
    form,
    (now) => now.changed.size > 0 || now.open !== undefined || holdsSomething(now),
  );
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
  useEffect(() => {
    // Content filled in before this part had loaded.
    void draft.save();
    const ignore = form.subscribe(() => {
      if (form.get().open !== undefined) void draft.save();
    });
    const leave = draft.attach((content) => {
      fill(content);
    });
    return () => {
      ignore();
      leave();
    };
  }, [draft, form]);
  return isChanged || Object.values(touched).some(Boolean);
}
