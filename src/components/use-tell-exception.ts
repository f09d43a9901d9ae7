import { describeException } from '../host/exception-words';
import { useAnnounce } from '../host/host-context';

/** What a member is told of in words of its own; a failed call has its own event as well. */
const EXPECTED = ['HttpFailure', 'LoginRefused', 'UnreadableFiles', 'AbortError'];

/**
 * Tells the host of an exception that no call has failed with; a member reads the words of its place.
 * @param part the part of the element that threw
 */
export function useTellException(part: string): (error: unknown) => void {
  const announce = useAnnounce();
  return (error) => {
    if (error instanceof Error && EXPECTED.includes(error.name)) return;
    announce('element-error', { message: describeException(error, part) });
  };
}
