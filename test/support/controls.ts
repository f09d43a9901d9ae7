import { fireEvent } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';

/** A control's description: its hint, error and counter, as a screen reader joins them. */
export function descriptionOf(control: Element): string {
  const root = control.getRootNode() as ShadowRoot;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent ?? `no element ${id}`).join(' ');
}

/** Whether a control of the element has the focus. */
export const hasFocus = (control: Element): boolean =>
  (control.getRootNode() as ShadowRoot).activeElement === control;

/** Requires a control, named in the error message. */
export function there<T>(name: string, found: T | null): T {
  if (found === null) throw new Error(`${name} is not on the form`);
  return found;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Replaces a control's text by real keys: user-event misses focus changes within a shadow tree. */
export async function typeInto(control: TextControl, text: string): Promise<void> {
  control.focus();
  control.select();
  await sendKeys(text === '' ? { press: 'Backspace' } : { type: text });
}

/** Sets a control's long text at once, like a paste. */
export function pasteInto(control: TextControl, value: string): void {
  control.focus();
  fireEvent.input(control, { target: { value } });
}
