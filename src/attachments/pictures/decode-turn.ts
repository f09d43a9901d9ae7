/** Browsers decode a picture at full size before they shrink it, at four bytes per pixel. */
let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs work that decodes a picture after all such work before it, one picture at a time. */
export function inDecodeTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = lastTurn.then(work);
  lastTurn = done.catch(() => undefined);
  return done;
}
