import {
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useReportError } from '../../host/use-report-error';
import { useDraftName, useDrafts } from '../forms/drafts';
import type { Keeping } from './keeping';
import { keepingOf } from './keeping-of';
import { NOTHING_KEPT, type KeepingState } from './keeping-state';

const subscribeToNothing = () => () => undefined;
const nothingKept = () => NOTHING_KEPT;

/**
 * What keeps the surrounding form's draft, and its state.
 * @param part any element of the form
 */
export function useKeeping(
  part: RefObject<Element | null>,
): readonly [keeping: Keeping | undefined, state: KeepingState] {
  const drafts = useDrafts();
  const form = useDraftName();
  const report = useReportError('drafts');
  const [keeping, setKeeping] = useState<Keeping>();
  const find = useEffectEvent(() => {
    const root = part.current?.getRootNode();
    if (root instanceof ShadowRoot && form !== undefined)
      setKeeping(keepingOf(root.host, drafts, form, report));
  });
  useLayoutEffect(() => {
    find();
  }, [drafts, form]);
  const state = useSyncExternalStore(
    keeping?.subscribe ?? subscribeToNothing,
    keeping?.get ?? nothingKept,
  );
  return [keeping, state];
}
