import { focusFirstField } from './form-content';

/**
 * A ref: the form around what it is given to is inert as long as it is. The focus is on nothing meanwhile, if it was in
 * the form, and then returns to the control that had it, unless the member has moved it.
 */
export function makeInert(part: Element | null) {
  const form = part?.closest('form');
  const focused = form?.querySelector<HTMLElement>(':focus');
  if (form) form.inert = true;
  return () => {
    if (form) form.inert = false;
    if (!form || !focused || document.querySelector(':focus')) return;
    focused.focus();
    if (!focused.matches(':focus')) focusFirstField(form);
  };
}
