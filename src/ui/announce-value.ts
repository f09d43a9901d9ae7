type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets a text and dispatches its event, so that React calls `onChange` although it may have seen that value. */
export function announceText(control: TextControl, value: string): void {
  // React calls it only if the value differs from the last one it saw. An input drops the line break, so its
  // value, caret and composition stay the same.
  if (control instanceof HTMLInputElement) control.value = `${value}\n`;
  else if (control.value !== value) control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** The same of a choice. */
export function announceChange(control: HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
