import { fileInputIn, selectsIn, textsIn } from './controls';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a member has done on a prerendered page. */
export interface Captured {
  /** What was typed and chosen, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: FileList;
  /** In the order of the presses; a form was submitted. */
  readonly pressed: Iterable<HTMLElement>;
}

function replayText(control: TextControl, value: string): void {
  // React calls onChange only for a value that differs from the last one it has seen. An input drops the line
  // break, so that value, caret and composition stay.
  if (control instanceof HTMLInputElement) control.value = `${value}\n`;
  else if (control.value !== value) control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

const replayChange = (control: Element) =>
  control.dispatchEvent(new Event('change', { bubbles: true }));

/** Fires what was captured as ordinary events, at the hydrated page. */
export function replay(root: ShadowRoot, { values, files, pressed }: Captured): void {
  const form = root.querySelector('form');
  if (!form) return;
  const focused = form.querySelector(':focus');
  const hovered = [...form.querySelectorAll(':hover')].at(-1);
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }));
  // The focused one first: the form renders after each, and writes what it does not know yet.
  const texts = textsIn(form).sort((a, b) => Number(b === focused) - Number(a === focused));
  for (const control of texts) {
    const value = values[control.name];
    if (value) replayText(control, value);
  }
  const input = fileInputIn(form);
  if (input && files.length > 0) {
    input.files = files;
    replayChange(input);
  }
  // Last, because a choice may remove other fields.
  for (const select of selectsIn(form)) {
    const value = values[select.name];
    if (!value) continue;
    // The category has rendered the options of this sub-category again.
    select.value = value;
    replayChange(select);
  }
  for (const target of pressed) {
    if (target instanceof HTMLFormElement) form.requestSubmit();
    else target.click();
  }
}
