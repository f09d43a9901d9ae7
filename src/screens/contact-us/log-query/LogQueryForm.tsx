import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { usePaste } from '../../../attachments/paste';
import { ErrorSummary } from '../../../components/forms/ErrorSummary';
import { ValidatedForm } from '../../../components/forms/ValidatedForm';
import { useDraftParts } from '../../../drafts/StoredDrafts';
import type { Origin } from '../../../origins';
import { useOfMember } from '../../../requests/MemberScope';
import { ResumeLogin } from '../../../sending/ResumeLogin';
import { SendButton } from '../../../sending/SendButton';
import { SendFailure } from '../../../sending/SendFailure';
import { SentForm } from '../../../sending/SentForm';
import { useSettings } from '../../../settings/settings-context';
import { textAt } from '../../../text/text-at';
import { useText } from '../../../text/text-context';
import { useCatch } from '../../../ui/use-catch';
import type { LogQueryValues } from '../../../visit/log-query-values';
import { useVisit } from '../../../visit/visit-context';
import { formShape, isUpper } from './form-shape';
import { LinkedChoice } from './LinkedChoice';
import { loadReceipt } from './load-receipt';
import { LogQueryField } from './LogQueryFields';
import { LookUpSent } from './LookUpSent';
import { OptionalDuplicates } from './OptionalDuplicates';
import { PrefilledEmail } from './PrefilledEmail';
import { QUERY_FIELDS } from './query-fields';
import { SelfHelp } from './SelfHelp';
import type { QuerySending } from './use-log-query';

interface LogQueryFormProps {
  readonly origin: Origin;
  readonly sending: QuerySending;
}

/** The query submission form (@spec §2 'Send Query', §4, §5). */
export function LogQueryForm({ origin, sending }: LogQueryFormProps) {
  const { newQuery } = useVisit().contact(origin.name);
  const loadSchema = async () => {
    const [{ logQuerySchema }] = await Promise.all([import('./log-query-schema'), loadReceipt()]);
    return logQuerySchema(origin);
  };
  return (
    <ValidatedForm form={newQuery} loadSchema={loadSchema}>
      <FormBody origin={origin} sending={sending} />
      <ResumeLogin sending={sending} />
    </ValidatedForm>
  );
}

function FormBody({ origin, sending }: LogQueryFormProps) {
  const caught = useCatch();
  const text = useText();
  const { values } = useFormikContext<LogQueryValues>();
  const { name } = useVisit().contact(origin.name).newQuery;
  const asksMember = useOfMember(({ asking }) => asking.has(name));
  const { contentPath } = useSettings();
  const draftParts = useDraftParts();
  const form = useRef<HTMLFormElement>(null);
  const takePasted = usePaste();

  const shapeOf = (now: LogQueryValues) => formShape(origin, now, contentPath);
  const shape = shapeOf(values);
  const fields = (names: readonly (typeof shape.fields)[number][]) =>
    names.map((name) => <LogQueryField key={name} name={name} origin={origin} shape={shape} />);

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onPaste={caught(shape.fields.includes('files') ? takePasted : undefined)}
      onSubmit={caught((event) => {
        event.preventDefault();
        sending.act({ type: 'pressed' });
      })}
    >
      <SentForm sending={sending} isShortened={(now) => shapeOf(now).isShortened} />
      {draftParts && (
        <draftParts.FoundDraft sending={sending} origin={origin} LookUp={LookUpSent} />
      )}
      <LinkedChoice origin={origin} sending={sending} />
      <PrefilledEmail />
      <ErrorSummary
        fields={shape.fields.map((name) => ({
          name,
          label: textAt(text, QUERY_FIELDS[name].label),
        }))}
        form={form}
      />
      {fields(shape.fields.filter(isUpper))}
      <SelfHelp guidance={shape.guidance} />
      {/* Not before the member has confirmed, because the text may be by another member than the list. */}
      {!asksMember && (
        <OptionalDuplicates origin={origin} category={values.category} sending={sending} />
      )}
      {shape.isShortened && <p role="status">{text.logQuery.nothingToSend}</p>}
      {fields(shape.fields.filter((name) => !isUpper(name)))}
      <SendFailure
        message={text.errors.submitFailed}
        sending={sending}
        lookUp={
          origin.listsOpenQueries
            ? ({ values: { query }, known }) => (
                <LookUpSent origin={origin} query={query} known={known} />
              )
            : undefined
        }
      />
      {draftParts && <draftParts.KeepDraft sending={sending} />}
      {!shape.isShortened && (
        <SendButton
          label={text.logQuery.send}
          sendingLabel={text.logQuery.sending}
          sending={sending}
        />
      )}
    </form>
  );
}
