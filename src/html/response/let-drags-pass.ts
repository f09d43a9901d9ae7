/**
 * Makes a frame take no part in drags, so that the element around it refuses what is dropped there: a browser opens it,
 * in some engines in place of the page with all that was typed, and not every engine runs a listener in a sandboxed frame.
 */
export function letDragsPass(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const { ownerDocument: page } = frame;
  const take = () => {
    frame.style.pointerEvents = '';
  };
  const pass = () => {
    frame.style.pointerEvents = 'none';
    // The first one after the drag: during it no pointer moves.
    page.addEventListener('pointermove', take, { once: true, capture: true, signal });
  };
  page.addEventListener('dragenter', pass, { capture: true, signal });
}
