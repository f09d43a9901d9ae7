import type { KeyboardEvent } from 'react';
import { isSubmitKey } from '../ui/submit-key';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Ctrl+Enter, or ⌘+Enter, in a control submits its form. */
export function submitOnKeys(event: KeyboardEvent<Control>): void {
  if (!isSubmitKey(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
