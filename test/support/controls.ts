import { fireEvent } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';

/** What describes a control: its hint, error and counter, as a screen reader puts them together. */
export function descriptionOf(control: Element): string {
  const root = control.getRootNode() as ShadowRoot;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent ?? `no element ${id}`).join(' ');
}

/** Whether a control of the element has the focus. */
export const hasFocus = (control: Element): boolean =>
  (control.getRootNode() as ShadowRoot).activeElement === control;

/** A control that must be there, by the name it has in messages. */
export function there<T>(name: string, found: T | null): T {
  if (found === null) throw new Error(`${name} is not on the form`);
  return found;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Types over what a control holds, by real keys: user-event does not see the focus move within a shadow tree. */
export async function typeInto(control: TextControl, text: string): Promise<void> {
  control.focus();
  control.select();
  await sendKeys(text === '' ? { press: 'Backspace' } : { type: text });
}

/** Puts a long text into a control at once, as a paste does. */
export function pasteInto(control: TextControl, value: string): void {
  control.focus();
  fireEvent.input(control, { target: { value } });
}
