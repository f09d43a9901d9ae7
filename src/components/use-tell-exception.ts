import { describeException } from '../host/exception-words';
import { useAnnounce } from '../host/host-context';

/** Failures that have a message of their own on screen; a failed call has its own event as well. */
const EXPECTED = ['HttpFailure', 'LoginRefused', 'UnreadableFiles', 'AbortError'];

/**
 * Reports an exception that is no failed call to the host, in the words of its place.
 * @param part the part of the element that threw
 */
export function useTellException(part: string): (error: unknown) => void {
  const announce = useAnnounce();
  return (error) => {
    if (error instanceof Error && EXPECTED.includes(error.name)) return;
    announce('element-error', { message: describeException(error, part) });
  };
}
