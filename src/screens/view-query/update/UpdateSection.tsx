import { useRef, useState } from 'react';
import { AttachmentsField } from '../../../attachments/AttachmentsField';
import { usePaste } from '../../../attachments/paste';
import { ErrorSummary } from '../../../components/forms/ErrorSummary';
import { LongTextField } from '../../../components/forms/LongTextField';
import { ValidatedForm } from '../../../components/forms/ValidatedForm';
import { useOptional } from '../../../components/optional/optional';
import { loadedOnce } from '../../../domain/loaded-once';
import type { ReferenceNumber } from '../../../domain/reference-number';
import { useDraftParts } from '../../../drafts/StoredDrafts';
import type { Origin } from '../../../origins';
import { ResumeLogin } from '../../../sending/ResumeLogin';
import { SendButton } from '../../../sending/SendButton';
import { SendFailure } from '../../../sending/SendFailure';
import { needsReceipt, sentOf } from '../../../sending/sending';
import type { SendingMachine } from '../../../sending/sending-store';
import { SentForm } from '../../../sending/SentForm';
import { useText } from '../../../text/text-context';
import { Disclosure } from '../../../ui/Disclosure';
import { useCatch } from '../../../ui/use-catch';
import { useOfStore } from '../../../ui/use-store';
import { holdsSomething } from '../../../visit/form-state';
import type { UpdateValues } from '../../../visit/update-values';
import { useVisit } from '../../../visit/visit-context';

const loadReceipt = loadedOnce(() => import('./UpdateReceipt'));

/** Also loads the success message, so that it shows even if the network fails after the update is sent. */
async function loadSchema() {
  const [{ updateSchema }] = await Promise.all([import('./update-schema'), loadReceipt()]);
  return updateSchema;
}

interface UpdateSectionProps {
  readonly isOffered: boolean;
  /** Hides an offered section, and keeps the content of its form. */
  readonly isHidden: boolean;
  readonly reference: ReferenceNumber;
  /** The query's category; '' until the query has been read. */
  readonly category: string;
  readonly origin: Origin;
  readonly sending: SendingMachine<UpdateValues>;
}

/** The 'Update Query' toggle with its form, then the thank-you panel (@spec §2 Update form). */
export function UpdateSection({
  isOffered,
  isHidden,
  reference,
  category,
  origin,
  sending,
}: UpdateSectionProps) {
  const text = useText();
  const { update, carried } = useVisit();
  const form = update(reference);
  const open = useState(() => carried.has(reference) || holdsSomething(form.get()));
  const sent = useOfStore(sending, sentOf);
  const receipt = useOptional('receipt', loadReceipt, useOfStore(sending, needsReceipt));
  if (sent)
    return (
      receipt && (
        <receipt.UpdateReceipt update={sent} origin={origin} original={{ reference, category }} />
      )
    );
  return (
    <ValidatedForm form={form} loadSchema={loadSchema}>
      <SentForm sending={sending} />
      {isOffered && (
        <section className="card" part="card" hidden={isHidden}>
          <Disclosure label={text.update.toggle} state={open}>
            <UpdateForm sending={sending} />
          </Disclosure>
        </section>
      )}
    </ValidatedForm>
  );
}

function UpdateForm({ sending }: { sending: SendingMachine<UpdateValues> }) {
  const caught = useCatch();
  const text = useText();
  const t = text.update;
  const form = useRef<HTMLFormElement>(null);
  const takePasted = usePaste();
  const draftParts = useDraftParts();
  return (
    <div className="stack">
      <form
        ref={form}
        className="stack"
        noValidate
        onPaste={caught(takePasted)}
        onSubmit={caught((event) => {
          event.preventDefault();
          sending.act({ type: 'pressed' });
        })}
      >
        {draftParts && <draftParts.FoundDraft sending={sending} />}
        <ErrorSummary fields={[{ name: 'query', label: text.common.queryDetails }]} form={form} />
        <LongTextField name="query" label={text.common.queryDetails} />
        <AttachmentsField label={text.attachments.label} />
        <SendFailure message={text.errors.updateFailed} sending={sending} />
        {draftParts && <draftParts.KeepDraft sending={sending} />}
        <SendButton label={t.send} sendingLabel={t.sending} sending={sending} />
      </form>
      <ResumeLogin sending={sending} />
    </div>
  );
}
