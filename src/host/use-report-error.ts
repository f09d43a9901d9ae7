import { useCallback } from 'react';
import { describeException } from './describe-exception';
import { useEmit } from './host-context';

/** Expected failures. Each has a message on screen, and a failed call its own event. */
const EXPECTED = ['HttpFailure', 'LoginRefused', 'UnreadableFiles', 'AbortError'];

/**
 * Returns a function that reports unexpected exceptions as `element-error`; the same function in each rendering.
 * @param part the part of the element that threw
 */
export function useReportError(part: string): (error: unknown) => void {
  const emit = useEmit();
  return useCallback(
    (error) => {
      if (error instanceof Error && EXPECTED.includes(error.name)) return;
      emit('element-error', { message: describeException(error, part) });
    },
    [emit, part],
  );
}
