import { isSubmitKey } from '../ui/submit-key';

/** Ctrl+Enter, or ⌘+Enter, in a control sends its form; in a button it is that button's own. */
export function submitOnKeys(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!isSubmitKey(event)) return;
  if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return;
  event.preventDefault();
  if (currentTarget instanceof HTMLFormElement) currentTarget.requestSubmit();
}
