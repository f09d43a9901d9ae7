import { parseReferenceNumber } from '../../../../src/domain/reference-number';
import { Refusal } from '../../../../src/mock/refusal';
import { onSchemeClock } from '../../http/scheme-clock';
import type { SubmissionRecord } from '../../storage/submission-store';
import type { Call, Handler } from '../handler';
import { asAttachment } from './describe-query';
import { attachmentOf } from './send-attachment';

function findSubmission(call: Call<{ readonly referenceNumber: string }>): SubmissionRecord {
  const { referenceNumber } = call.params;
  const reference = parseReferenceNumber(referenceNumber);
  const submission = reference && call.portal.submissions.find(Number(reference));
  if (!submission) throw new Refusal(404, `There is no submission ${referenceNumber}.`);
  if (submission.entityNumber !== call.member().entityNumber) {
    throw new Refusal(403, `The submission ${referenceNumber} is somebody else's.`);
  }
  return submission;
}

/** @spec §7 Document submissions */
export const showSubmission: Handler<
  'smartInquiry',
  'GET /document-submissions/:referenceNumber'
> = (call) => {
  const { reference, category, loggedAt } = findSubmission(call);
  return {
    documentSubmission: {
      referenceNumber: reference,
      category,
      dateLogged: onSchemeClock(loggedAt),
      attachments: call.portal.files.of({ submission: reference }).map(asAttachment),
    },
  };
};

/** @spec §7 one document of a submission. */
export const sendSubmissionAttachment: Handler<
  'smartInquiry',
  'GET /document-submissions/:referenceNumber/attachments/:attachmentId'
> = (call) => attachmentOf(call, { submission: findSubmission(call).reference });
