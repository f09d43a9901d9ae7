import { useRef, useState } from 'react';
import { AttachmentsField } from '../../../components/attachments/AttachmentsField';
import { updateDraftOf, useDraft } from '../../../components/forms/drafts';
import { useCameAlong } from '../../../components/forms/drafts-along';
import { ErrorSummary } from '../../../components/forms/ErrorSummary';
import { LongTextField } from '../../../components/forms/LongTextField';
import { useSubmit, ValidatedForm } from '../../../components/forms/ValidatedForm';
import { useSealedDraft } from '../../../components/keeping/SealedDrafts';
import { useLater } from '../../../components/later/later';
import { loadedOnce } from '../../../components/later/loaded-once';
import { ResumeLogin } from '../../../components/sending/ResumeLogin';
import { SendAgain } from '../../../components/sending/SendAgain';
import { SendButton } from '../../../components/sending/SendButton';
import { SendFailure } from '../../../components/sending/SendFailure';
import type { Submission } from '../../../components/sending/use-submission';
import type { ReferenceNumber } from '../../../domain/reference-number';
import type { Origin } from '../../../origins';
import { useText } from '../../../text/text-context';
import { Disclosure } from '../../../ui/Disclosure';
import { useCatch } from '../../../ui/use-catch';
import { EMPTY_UPDATE, type UpdateValues } from './update-values';
import type { SentUpdate } from './use-update-query';

const loadReceipt = loadedOnce(() => import('./UpdateReceipt'));

/** Also loads the success message, so that it shows whatever the network does once the update is sent. */
async function loadSchema() {
  const [{ updateSchema }] = await Promise.all([import('./update-schema'), loadReceipt()]);
  return updateSchema;
}

interface UpdateSectionProps {
  readonly isOffered: boolean;
  /** Hides an offered section, and keeps what is in its form. */
  readonly isHidden: boolean;
  readonly reference: ReferenceNumber;
  /** The query's; '' until it has been read. */
  readonly category: string;
  readonly origin: Origin;
  readonly submission: Submission<UpdateValues, SentUpdate>;
}

/** The 'Update Query' toggle with its form, then the thank-you panel (@spec §2 Update form). */
export function UpdateSection({
  isOffered,
  isHidden,
  reference,
  category,
  origin,
  submission,
}: UpdateSectionProps) {
  const text = useText();
  const draft = updateDraftOf(reference);
  const cameAlong = useCameAlong(reference);
  const kept = useDraft(draft) as UpdateValues | undefined;
  const hasDraft = kept !== undefined && (kept.query !== '' || kept.files.length > 0);
  const open = useState(cameAlong || hasDraft);
  const needsReceipt = submission.isRunning || submission.result !== undefined;
  const receipt = useLater('receipt', loadReceipt, needsReceipt);
  if (submission.result)
    return (
      receipt && (
        <receipt.UpdateReceipt
          update={submission.result}
          origin={origin}
          original={{ reference, category }}
        />
      )
    );
  return (
    <ValidatedForm
      draft={draft}
      initialValues={EMPTY_UPDATE}
      loadSchema={loadSchema}
      onUnavailable={submission.fail}
      onSubmit={submission.submit}
    >
      <SendAgain submission={submission} />
      {isOffered && (
        <section className="card" part="card" hidden={isHidden}>
          <Disclosure label={text.update.toggle} state={open}>
            <UpdateForm submission={submission} />
          </Disclosure>
        </section>
      )}
    </ValidatedForm>
  );
}

function UpdateForm({ submission }: { submission: Submission<UpdateValues, SentUpdate> }) {
  const caught = useCatch();
  const text = useText();
  const t = text.update;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const sealed = useSealedDraft();
  return (
    <div className="stack">
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={caught((event) => {
          event.preventDefault();
          submission.clearFailure();
          void submit();
        })}
      >
        {sealed && <sealed.FoundDraft submission={submission} />}
        <ErrorSummary fields={[{ name: 'query', label: text.common.queryDetails }]} form={form} />
        <LongTextField name="query" label={text.common.queryDetails} />
        <AttachmentsField name="files" label={text.attachments.label} />
        <SendFailure message={text.errors.updateFailed} submission={submission} />
        {sealed && <sealed.KeepDraft submission={submission} />}
        <SendButton label={t.send} sendingLabel={t.sending} submission={submission} />
      </form>
      <ResumeLogin submission={submission} />
    </div>
  );
}
