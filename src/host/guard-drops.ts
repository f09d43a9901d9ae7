import { isTextControl } from './text-control';

/**
 * Keeps the page: a browser opens what is dropped on it, in some engines in place of the page with all that was typed.
 * Words can still be dropped into a text control.
 */
export function guardDrops(root: ShadowRoot, signal: AbortSignal): void {
  const guard = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    const isTaken = event.defaultPrevented;
    if (isTaken || (isTextControl(target) && !dataTransfer?.types.includes('Files'))) return;
    event.preventDefault();
    // A page that is not hydrated yet hears of a drop only if it was not refused before.
    const isCaptured = root.querySelector('[data-prerendered]');
    if (dataTransfer && !isCaptured) dataTransfer.dropEffect = 'none';
  };
  for (const name of ['dragover', 'drop'])
    root.addEventListener(name, guard as EventListener, { signal });
}
