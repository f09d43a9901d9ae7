import { useFormikContext } from 'formik';
import { useMemo, useRef } from 'react';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { ResumeLogin } from '../../../components/ResumeLogin';
import { SendButton } from '../../../components/SendButton';
import { SendFailure } from '../../../components/SendFailure';
import type { Submission } from '../../../components/use-submission';
import { ValidatedForm } from '../../../components/ValidatedForm';
import type { Origin } from '../../../origins';
import { useSettings } from '../../../settings/settings-context';
import { formShape, isUpper } from './form-shape';
import { LogQueryField } from './LogQueryFields';
import { EMPTY_QUERY, logQuerySchema, type LogQueryValues } from './log-query-schema';
import { LostReply } from './LostReply';
import { SelfHelp } from './SelfHelp';
import { draftOf, type LoggedQuery } from './use-log-query';
import { usePrefilledEmail } from './use-prefilled-email';
import { useText } from '../../../settings/text-context';

interface LogQueryFormProps {
  readonly origin: Origin;
  readonly submission: Submission<LogQueryValues, LoggedQuery>;
}

/** The query submission form (@spec §2 'Send Query', §4, §5). */
export function LogQueryForm({ origin, submission }: LogQueryFormProps) {
  const text = useText();
  const schema = useMemo(() => logQuerySchema(origin, text), [origin, text]);
  return (
    <ValidatedForm
      draft={draftOf(origin)}
      initialValues={EMPTY_QUERY}
      schema={schema}
      onSubmit={submission.submit}
    >
      <FormBody origin={origin} submission={submission} />
      <ResumeLogin submission={submission} />
    </ValidatedForm>
  );
}

function FormBody({ origin, submission }: LogQueryFormProps) {
  const text = useText();
  const { values, handleSubmit } = useFormikContext<LogQueryValues>();
  const { contentPath } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  usePrefilledEmail(form);

  const shape = formShape(origin, values, contentPath);
  const fields = (names: readonly (typeof shape.fields)[number][]) =>
    names.map((name) => <LogQueryField key={name} name={name} origin={origin} shape={shape} />);

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submission.forgetFailure();
        // A shortened form has nothing to send.
        if (!shape.isShortened) handleSubmit(event);
      }}
    >
      <ErrorSummary fields={shape.fields} form={form} />
      {fields(shape.fields.filter(isUpper))}
      <SelfHelp guidance={shape.guidance} />
      {shape.isShortened && <p role="status">{text.logQuery.nothingToSend}</p>}
      {fields(shape.fields.filter((name) => !isUpper(name)))}
      <SendFailure
        message={text.errors.submitFailed}
        submission={submission}
        whenLost={origin.listsOpenQueries && <LostReply origin={origin} values={values} />}
      />
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
