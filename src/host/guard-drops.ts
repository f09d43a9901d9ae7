import { isTextControl } from './text-control';

/**
 * Refuses drops, because a browser opens a dropped file, in some engines in place of the page and everything typed
 * there. Text can still be dropped into a text control.
 */
export function guardDrops(root: ShadowRoot, signal: AbortSignal): void {
  const guard = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    const isTaken = event.defaultPrevented;
    if (isTaken || (isTextControl(target) && !dataTransfer?.types.includes('Files'))) return;
    event.preventDefault();
    // A page that is not hydrated yet receives a drop only if the drag was not refused.
    const isCaptured = root.querySelector('[data-prerendered]');
    if (dataTransfer && !isCaptured) dataTransfer.dropEffect = 'none';
  };
  for (const name of ['dragover', 'drop'])
    root.addEventListener(name, guard as EventListener, { signal });
}
