import { fireEvent } from '@testing-library/dom';

/** A control's description: its hint, error and counter, joined as by a screen reader. */
export function descriptionOf(control: Element): string {
  const root = control.getRootNode() as ShadowRoot;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent ?? `no element ${id}`).join(' ');
}

export const hasFocus = (control: Element): boolean =>
  (control.getRootNode() as ShadowRoot).activeElement === control;

/** Requires a control, named in the error message. */
export function there<T>(name: string, found: T | null): T {
  if (found === null) throw new Error(`${name} is not on the form`);
  return found;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replaces a control's text in one edit. Real key strokes, each of three messages, would take four times as long for
 * a form.
 */
export function typeInto(control: TextControl, value: string): void {
  control.focus();
  fireEvent.input(control, { target: { value } });
}
