import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { draftOf } from '../../../components/forms/drafts';
import { ErrorSummary } from '../../../components/forms/ErrorSummary';
import { useSubmit, ValidatedForm } from '../../../components/forms/ValidatedForm';
import { useSealedDraft } from '../../../components/keeping/SealedDrafts';
import { ResumeLogin } from '../../../components/sending/ResumeLogin';
import { SendAgain } from '../../../components/sending/SendAgain';
import { SendButton } from '../../../components/sending/SendButton';
import { SendFailure } from '../../../components/sending/SendFailure';
import type { Origin } from '../../../origins';
import { useSettings } from '../../../settings/settings-context';
import { textAt } from '../../../text/text-at';
import { useText } from '../../../text/text-context';
import { useCatch } from '../../../ui/use-catch';
import { formShape, isUpper } from './form-shape';
import { LaterAlreadyAsked } from './LaterAlreadyAsked';
import { LinkedChoice } from './LinkedChoice';
import { loadReceipt } from './load-receipt';
import { EMPTY_QUERY, type LogQueryValues } from './log-query-values';
import { LogQueryField } from './LogQueryFields';
import { LostReply } from './LostReply';
import { PrefilledEmail } from './PrefilledEmail';
import { QUERY_FIELDS } from './query-fields';
import { SelfHelp } from './SelfHelp';
import type { QuerySubmission } from './use-log-query';

interface LogQueryFormProps {
  readonly origin: Origin;
  readonly submission: QuerySubmission;
}

/** The query submission form (@spec §2 'Send Query', §4, §5). */
export function LogQueryForm({ origin, submission }: LogQueryFormProps) {
  const loadSchema = async () => {
    const [{ logQuerySchema }] = await Promise.all([import('./log-query-schema'), loadReceipt()]);
    return logQuerySchema(origin);
  };
  return (
    <ValidatedForm
      draft={draftOf(origin.name)}
      initialValues={EMPTY_QUERY}
      loadSchema={loadSchema}
      onUnavailable={submission.fail}
      onSubmit={submission.submit}
    >
      <FormBody origin={origin} submission={submission} />
      <ResumeLogin submission={submission} />
    </ValidatedForm>
  );
}

function FormBody({ origin, submission }: LogQueryFormProps) {
  const caught = useCatch();
  const text = useText();
  const { values } = useFormikContext<LogQueryValues>();
  const submit = useSubmit();
  const { contentPath } = useSettings();
  const sealed = useSealedDraft();
  const form = useRef<HTMLFormElement>(null);

  const { lost } = submission;
  const shape = formShape(origin, values, contentPath);
  const fields = (names: readonly (typeof shape.fields)[number][]) =>
    names.map((name) => <LogQueryField key={name} name={name} origin={origin} shape={shape} />);

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={caught((event) => {
        submission.clearFailure();
        event.preventDefault();
        // A shortened form has nothing to send.
        if (!shape.isShortened) void submit();
      })}
    >
      <SendAgain submission={submission} isShortened={shape.isShortened} />
      {sealed && <sealed.FoundDraft submission={submission} origin={origin} LookUp={LostReply} />}
      <LinkedChoice origin={origin} />
      <PrefilledEmail origin={origin} form={form} />
      <ErrorSummary
        fields={shape.fields.map((name) => ({
          name,
          label: textAt(text, QUERY_FIELDS[name].label),
        }))}
        form={form}
      />
      {fields(shape.fields.filter(isUpper))}
      <SelfHelp guidance={shape.guidance} />
      {/* Not before the member has confirmed: the words may be of another member than the list. */}
      {!submission.needsConfirmation && (
        <LaterAlreadyAsked
          origin={origin}
          category={values.category}
          isSending={submission.isRunning}
        />
      )}
      {shape.isShortened && <p role="status">{text.logQuery.nothingToSend}</p>}
      {fields(shape.fields.filter((name) => !isUpper(name)))}
      <SendFailure
        message={text.errors.submitFailed}
        submission={submission}
        whenLost={origin.listsOpenQueries && lost && <LostReply origin={origin} {...lost} />}
      />
      {sealed && <sealed.KeepDraft origin={origin} submission={submission} lost={lost} />}
      {!shape.isShortened && (
        <SendButton
          label={text.logQuery.send}
          sendingLabel={text.logQuery.sending}
          submission={submission}
        />
      )}
    </form>
  );
}
