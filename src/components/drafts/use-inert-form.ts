import { useLayoutEffect, type RefObject } from 'react';
import { focusFirstField } from './form-content';

/**
 * Makes the surrounding form inert for a moment. The focus is on nothing meanwhile, if it was in the form, and then
 * returns to the control that had it, unless the member has moved it.
 */
export function useInertForm(part: RefObject<Element | null>, isInert: boolean): void {
  useLayoutEffect(() => {
    const form = part.current?.closest('form');
    if (!isInert || !form) return undefined;
    const focused = form.querySelector<HTMLElement>(':focus');
    form.inert = true;
    return () => {
      form.inert = false;
      if (!focused || document.querySelector(':focus')) return;
      focused.focus();
      if (!focused.matches(':focus')) focusFirstField(form);
    };
  }, [part, isInert]);
}
