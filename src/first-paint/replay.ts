import { fileInputIn, selectsIn, textsIn } from './controls';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a member has done on a prerendered page. */
export interface Captured {
  /** The form's values by field name. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: FileList;
  /** In the order of the clicks; a form means its submit. */
  readonly pressed: Iterable<HTMLElement>;
}

function replayText(control: TextControl, value: string): void {
  // React calls onChange only if the value differs from the last one it saw. An input drops the line break,
  // so its value, caret and composition stay the same.
  if (control instanceof HTMLInputElement) control.value = `${value}\n`;
  else if (control.value !== value) control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

const replayChange = (control: Element) =>
  control.dispatchEvent(new Event('change', { bubbles: true }));

/** Replays what was captured as ordinary events on the hydrated page. */
export function replay(root: ShadowRoot, { values, files, pressed }: Captured): void {
  const form = root.querySelector('form');
  if (!form) return;
  const focused = form.querySelector(':focus');
  const hovered = [...form.querySelectorAll(':hover')].at(-1);
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }));
  // The focused one first: each event re-renders the form, which overwrites what it has not heard of yet.
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
    // The chosen category has just rendered this sub-category's options.
    select.value = value;
    replayChange(select);
  }
  for (const target of pressed) {
    if (target instanceof HTMLFormElement) form.requestSubmit();
    else target.click();
  }
}
