import { useForm } from '../components/forms/form-context';
import { useReportError } from '../host/use-report-error';
import { useStore } from '../ui/use-store';
import { useVisit } from '../visit/visit-context';
import type { DraftMachine } from './draft-machine';
import type { DraftState } from './draft-state';
import { elementDrafts } from './element-drafts';
import type { KeptValues } from './form-content';

/** The surrounding form's draft on the device, and its state. */
export function useDraftMachine(): readonly [draft: DraftMachine, now: DraftState] {
  const visit = useVisit();
  const form = useForm<KeptValues>();
  const report = useReportError('drafts');
  const draft = elementDrafts(visit).of(form, report);
  return [draft, useStore(draft)];
}
