import type { MockSubmission } from '../data';
import type { Call, Handler } from '../handler';
import { Refusal } from '../refusal';
import { asAttachments, fileOf } from './queries';

function findSubmission({
  data,
  params: { referenceNumber: asked },
}: Call<{ readonly referenceNumber: string }>): MockSubmission {
  const found = data.submissions.find(({ referenceNumber }) => String(referenceNumber) === asked);
  if (!found) throw new Refusal(404, `There is no submission ${asked}.`);
  return found;
}

/** @spec §7 Document submissions */
export const showSubmission: Handler<
  'smartInquiry',
  'GET /document-submissions/:referenceNumber'
> = (call) => {
  const { referenceNumber, category, dateLogged, files } = findSubmission(call);
  const attachments = asAttachments(files);
  return { documentSubmission: { referenceNumber, category, dateLogged, attachments } };
};

/** @spec §7 one document of a submission. */
export const sendSubmissionAttachment: Handler<
  'smartInquiry',
  'GET /document-submissions/:referenceNumber/attachments/:attachmentId'
> = (call) => fileOf(findSubmission(call).files, call.params.attachmentId);
