/** Events that fire only after a drag: of a mouse, of a touch. */
const AFTERWARDS = ['pointermove', 'pointerdown'] as const;

/**
 * Takes a frame out of drags, so that the element around it can refuse the drop. A browser opens a dropped file, in
 * some engines in place of the page and everything typed there, and not every engine runs a listener in a sandboxed
 * frame.
 */
export function letDragsPass(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const { ownerDocument: page } = frame;
  // Not removed by the signal, because the frame may show something else after the drag.
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

/** Refuses drops on a document, for a drag that begins within the frame, in engines that run listeners there. */
export function refuseDrops(response: Document): void {
  const refuse = (event: DragEvent) => {
    event.preventDefault();
  };
  for (const name of ['dragover', 'drop'] as const) response.addEventListener(name, refuse);
}
