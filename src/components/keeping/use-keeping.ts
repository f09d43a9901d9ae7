import { useState, useSyncExternalStore } from 'react';
import { useReportError } from '../../host/use-report-error';
import { useForm } from '../forms/form-context';
import { useVisit } from '../visit/visit-context';
import type { KeptValues } from './form-content';
import type { Keeping } from './keeping';
import type { KeepingState } from './keeping-state';
import { keptDrafts } from './kept-drafts';

/** What keeps the surrounding form's draft, and its state. */
export function useKeeping(): readonly [keeping: Keeping, state: KeepingState] {
  const visit = useVisit();
  const form = useForm<KeptValues>();
  const report = useReportError('drafts');
  const [keeping] = useState(() => keptDrafts(visit).of(form, report));
  return [keeping, useSyncExternalStore(keeping.subscribe, keeping.get)];
}
