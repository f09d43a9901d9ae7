import { focusFirstField } from './form-content';

/**
 * A ref that makes the surrounding form inert while its element is rendered. A focused control of the form is focused
 * again afterwards, unless the member has moved the focus.
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
