/** Events that only fire once a drag has ended: of a mouse, of a touch. */
const AFTERWARDS = ['pointermove', 'pointerdown'] as const;

/**
 * Makes a frame take no part in drags, so that the element around it refuses what is dropped there: a browser opens it,
 * in some engines in place of the page with all that was typed, and not every engine runs a listener in a sandboxed frame.
 */
export function letDragsPass(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const { ownerDocument: page } = frame;
  // Not by the signal: the frame may show something else after the drag.
  const take = () => {
    frame.style.pointerEvents = '';
    for (const name of AFTERWARDS) page.removeEventListener(name, take, true);
  };
  const pass = () => {
    frame.style.pointerEvents = 'none';
    for (const name of AFTERWARDS) page.addEventListener(name, take, true);
  };
  page.addEventListener('dragenter', pass, { capture: true, signal });
}

/** Refuses what is dropped on a document, for a drag that begins within the frame, where an engine runs listeners there. */
export function refuseDrops(response: Document): void {
  const refuse = (event: DragEvent) => {
    event.preventDefault();
  };
  for (const name of ['dragover', 'drop'] as const) response.addEventListener(name, refuse);
}
