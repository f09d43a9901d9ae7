import { useState, useSyncExternalStore } from 'react';
import { useReportError } from '../../host/use-report-error';
import { useDraftName, useDrafts } from '../forms/drafts';
import type { Keeping } from './keeping';
import type { KeepingState } from './keeping-state';
import { keptDrafts } from './kept-drafts';

/** What keeps the surrounding form's draft, and its state. */
export function useKeeping(): readonly [keeping: Keeping, state: KeepingState] {
  const drafts = useDrafts();
  const form = useDraftName() ?? '';
  const report = useReportError('drafts');
  const [keeping] = useState(() => keptDrafts(drafts).of(form, report));
  return [keeping, useSyncExternalStore(keeping.subscribe, keeping.get)];
}
