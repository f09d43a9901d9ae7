import type { Call, Handler } from '../handler';
import type { StoredSubmission } from '../store';
import { findOwn } from './find-query';
import { attachmentIn, namesOf } from './queries';

const findSubmission = (
  call: Call<{ readonly referenceNumber: string }>,
): Promise<StoredSubmission> =>
  findOwn(call, 'submission', call.params.referenceNumber, (reference) =>
    call.store.submissions.find(reference),
  );

/** @spec §7 Document submissions */
export const showSubmission: Handler<
  'smartInquiry',
  'GET /document-submissions/:referenceNumber'
> = async (call) => {
  const { referenceNumber, category, dateLogged, files } = await findSubmission(call);
  return {
    documentSubmission: { referenceNumber, category, dateLogged, attachments: namesOf(files) },
  };
};

/** @spec §7 one document of a submission. */
export const sendSubmissionAttachment: Handler<
  'smartInquiry',
  'GET /document-submissions/:referenceNumber/attachments/:attachmentId'
> = async (call) => attachmentIn((await findSubmission(call)).files, call);
