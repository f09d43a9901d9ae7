import type { DocumentSubmission } from '../../domain/query';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { CallOptions, Client } from '../client';
import { asAttachments, asCategory, asDate, asReference, identified, nestedOrFlat } from '../wire';

const ATTACHMENT = 'GET /document-submissions/:referenceNumber/attachments/:attachmentId';

/**
 * Reads a submission, or an object with a `documentSubmission`.
 * @throws {SyntaxError} if there is neither a reference number nor a category
 */
function toDocumentSubmission(wire: unknown): DocumentSubmission {
  const submission = nestedOrFlat(wire, 'documentSubmission');
  return identified({
    referenceNumber: asReference(submission['referenceNumber']),
    category: asCategory(submission['category']),
    dateLogged: asDate(submission['dateLogged']),
    attachments: asAttachments(submission['attachments']),
  });
}

/** Documents that a member has submitted (@spec §7 Document submissions). */
export const documentSubmissions = (client: Client) => ({
  read: async (referenceNumber: ReferenceNumber, options: CallOptions = {}) =>
    client.read(
      'smartInquiry',
      'GET /document-submissions/:referenceNumber',
      { params: { referenceNumber }, ...options },
      toDocumentSubmission,
    ),

  attachment: (
    referenceNumber: ReferenceNumber,
    attachmentId: string,
    options: CallOptions = {},
  ): Promise<Blob> =>
    client.blob('smartInquiry', ATTACHMENT, {
      params: { referenceNumber, attachmentId },
      ...options,
    }),

  attachmentUrl: (referenceNumber: ReferenceNumber, attachmentId: string): string =>
    client.url('smartInquiry', ATTACHMENT, { params: { referenceNumber, attachmentId } }),
});
