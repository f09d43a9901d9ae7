import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useForm } from '../forms/form-context';
import { holdsSomething } from '../visit/form-state';
import type { KeptValues } from './form-content';
import type { Keeping } from './keeping';

/**
 * Stores the surrounding form whenever it changes, and before a chooser or camera opens: a phone may drop the page
 * then. Returns whether the member has touched the form.
 */
export function useFollowedForm(keeping: Keeping): boolean {
  const form = useForm<KeptValues>();
  const { touched } = useFormikContext();
  const hasInput = () => {
    const now = form.get();
    return now.changed.size > 0 || now.open !== undefined || holdsSomething(now);
  };
  const isChanged = useSyncExternalStore(form.subscribe, hasInput, hasInput);
  const isTouched = isChanged || Object.values(touched).some(Boolean);
  const follow = useEffectEvent(() => {
    if (!isTouched && !hasInput()) return;
    keeping.change();
    if (form.get().open !== undefined) void keeping.save();
  });
  useEffect(() => {
    // Filled in before this part had loaded.
    follow();
    const ignore = form.subscribe(() => {
      follow();
    });
    return () => {
      ignore();
      keeping.leaveForm();
    };
  }, [form, keeping]);
  return isTouched;
}
