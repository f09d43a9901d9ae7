import type { KeyboardEvent } from 'react';
import { isSubmitKey } from '../../ui/submit-key';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Submits a control's form on Ctrl+Enter or ⌘+Enter. */
export function submitOnKeys(event: KeyboardEvent<Control>): void {
  if (!isSubmitKey(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
