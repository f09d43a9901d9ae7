import type { Handler } from '../handler';
import { asAttachment, asListItem } from './describe-query';
import { canUpdate, requestedQuery } from './find-query';
import { attachmentOf } from './send-attachment';

/** @spec §7 one query with the names of its attachments. */
export const showQuery: Handler<'smartInquiry', 'GET /member-queries/:referenceNumber'> = (
  call,
) => {
  const query = requestedQuery(call);
  return {
    ...asListItem(query),
    attachments: call.portal.files.of({ query: query.reference }).map(asAttachment),
    canUpdate: canUpdate(call, query),
  };
};

/** @spec §7 the answer that was sent by email. */
export const showResponse: Handler<
  'smartInquiry',
  'GET /member-queries/:referenceNumber/agent-response'
> = (call) => ({
  encodedResponse: call.portal.queries.responseTo(requestedQuery(call).reference),
});

/** @spec §7 one attachment of a query. */
export const sendQueryAttachment: Handler<
  'smartInquiry',
  'GET /member-queries/:referenceNumber/attachments/:attachmentId'
> = (call) => attachmentOf(call, { query: requestedQuery(call).reference });
