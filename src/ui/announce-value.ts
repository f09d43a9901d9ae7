type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Dispatches the event that the browser would. Not an `Event`, because MooTools replaces that class. */
export function announce(control: HTMLElement, name: 'input' | 'change'): void {
  control.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: name === 'input' }));
}

/** Sets a text and dispatches its event, so that React calls `onChange` even if it has already seen that value. */
export function announceText(control: TextControl, value: string): void {
  // React only calls it if the value differs from the last one it saw. An input drops the line break, so its value,
  // caret and composition stay unchanged.
  if (control instanceof HTMLInputElement) control.value = `${value}\n`;
  else if (control.value !== value) control.value = value;
  announce(control, 'input');
}

/** Sets a choice and dispatches its event. */
export function announceChange(control: HTMLSelectElement, value: string): void {
  control.value = value;
  announce(control, 'change');
}
