import type { KeyboardEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Ctrl+Enter, or ⌘+Enter, in a control submits its form. */
export function submitOnKeys(event: KeyboardEvent<Control>): void {
  const { key, ctrlKey, metaKey, repeat, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing || repeat) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
