/**
 * A signal that follows the caller's, and ends a call after so many milliseconds. It is given up with
 * the call: `AbortSignal.timeout` would hold on to the screen until its time has come.
 */
export function limitOf(signal: AbortSignal | undefined, milliseconds: number | undefined) {
  const controller = new AbortController();
  const follow = () => {
    controller.abort(signal?.reason);
  };
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  const timer =
    milliseconds === undefined
      ? undefined
      : setTimeout(() => {
          controller.abort(new DOMException('No answer in time', 'TimeoutError'));
        }, milliseconds);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}
