type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Dispatches what the browser would. Not as an `Event`: MooTools puts another class in its place. */
export function announce(control: HTMLElement, name: 'input' | 'change'): void {
  control.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: name === 'input' }));
}

/** Sets a text and dispatches its event, so that React calls `onChange` although it may have seen that value. */
export function announceText(control: TextControl, value: string): void {
  // React calls it only if the value differs from the last one it saw. An input drops the line break, so its
  // value, caret and composition stay the same.
  if (control instanceof HTMLInputElement) control.value = `${value}\n`;
  else if (control.value !== value) control.value = value;
  announce(control, 'input');
}

/** The same of a choice. */
export function announceChange(control: HTMLSelectElement, value: string): void {
  control.value = value;
  announce(control, 'change');
}
