import { isTextControl } from './text-control';

/**
 * Refuses drops, because a browser opens a dropped file, in some engines in place of the page and everything typed
 * there. Listens on the element, whose own box is larger than its content on some pages. Text can still be dropped into
 * a text control.
 */
export function guardDrops(root: ShadowRoot, signal: AbortSignal): void {
  const guard = (event: DragEvent) => {
    const { dataTransfer } = event;
    const [target] = event.composedPath();
    const isTaken = event.defaultPrevented;
    if (isTaken || (isTextControl(target) && !dataTransfer?.types.includes('Files'))) return;
    event.preventDefault();
    // A page that is not hydrated yet receives a drop only if the drag was not refused.
    const isCaptured = root.querySelector('[data-prerendered]');
    if (dataTransfer && !isCaptured) dataTransfer.dropEffect = 'none';
  };
  for (const name of ['dragover', 'drop'])
    root.host.addEventListener(name, guard as EventListener, { signal });
}
