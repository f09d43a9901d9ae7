import { useState } from 'react';
import { useReportError } from '../../host/use-report-error';
import { useStore } from '../../ui/use-store';
import { useForm } from '../forms/form-context';
import { useVisit } from '../visit/visit-context';
import type { StoredDraftMachine } from './draft-machine';
import { elementDrafts } from './element-drafts';
import type { KeptValues } from './form-content';
import type { DraftState } from './stored-draft';

/** The surrounding form's draft on the device, and its state. */
export function useStoredDraft(): readonly [draft: StoredDraftMachine, now: DraftState] {
  const visit = useVisit();
  const form = useForm<KeptValues>();
  const report = useReportError('drafts');
  const [draft] = useState(() => elementDrafts(visit).of(form, report));
  return [draft, useStore(draft)];
}
