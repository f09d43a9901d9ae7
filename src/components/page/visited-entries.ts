import { namedEntry } from '../../routing/navigation';
import { useVisit } from '../../visit/visit-context';

/** Returns a function that marks the page's history entry as shown, and returns whether it was shown before. */
export function useShowEntry(): () => boolean {
  const { entries } = useVisit();
  return () => {
    const entry = namedEntry();
    if (entry === undefined) return false;
    const isBack = entries.has(entry);
    entries.add(entry);
    return isBack;
  };
}
