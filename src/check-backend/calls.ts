import * as shapes from 'openapi:shapes';
import type { CallKey, ServiceName } from '../api/contract';
import { errors } from '../text/errors';

/** A call of the element. */
export interface CheckedCall<S extends ServiceName = ServiceName, K extends string = string> {
  readonly service: S;
  readonly key: K;
  /** What a member sees if it fails. */
  readonly member: string;
  /** Checks the shape of its JSON; none for other answers. */
  readonly shape?: typeof shapes.smartInquiry_getMemberQueries;
}

const call = <S extends ServiceName, K extends CallKey<S>>(
  service: S,
  key: K,
  member: string,
  shape?: CheckedCall['shape'],
): CheckedCall<S, K> => ({ service, key, member, ...(shape && { shape }) });

const NO_FILE = 'An error page of the portal’s, in a new tab.';

/** The calls that the element makes itself (@spec §7). */
export const CHECKED_CALLS = {
  login: call('portal', 'POST /wsg/rest', errors.loginFailed),
  ping: call('portal', 'GET /portal/wlxapp/Ping.srv', errors.loginFailed),
  list: call(
    'smartInquiry',
    'GET /member-queries',
    errors.openQueriesFailed,
    shapes.smartInquiry_getMemberQueries,
  ),
  query: call(
    'smartInquiry',
    'GET /member-queries/:referenceNumber',
    errors.queryFailed,
    shapes.smartInquiry_getMemberQueriesReferenceNumber,
  ),
  response: call(
    'smartInquiry',
    'GET /member-queries/:referenceNumber/agent-response',
    errors.queryFailed,
    shapes.smartInquiry_getMemberQueriesReferenceNumberAgentResponse,
  ),
  file: call(
    'smartInquiry',
    'GET /member-queries/:referenceNumber/attachments/:attachmentId',
    NO_FILE,
  ),
  submission: call(
    'smartInquiry',
    'GET /document-submissions/:referenceNumber',
    errors.documentSubmissionFailed,
    shapes.smartInquiry_getDocumentSubmissionsReferenceNumber,
  ),
  document: call(
    'smartInquiry',
    'GET /document-submissions/:referenceNumber/attachments/:attachmentId',
    NO_FILE,
  ),
  details: call(
    'memberDetails',
    'GET /v2/member-details',
    'An empty email field.',
    shapes.memberDetails_getV2MemberDetails,
  ),
  fragment: call('site', 'GET /site/:path', errors.contentFailed),
  send: call(
    'smartInquiry',
    'POST /member-queries/query-additional-info',
    errors.submitFailed,
    shapes.smartInquiry_postMemberQueriesQueryAdditionalInfo,
  ),
  sendDelivery: call(
    'medicineDelivery',
    'POST /member-queries',
    errors.submitFailed,
    shapes.medicineDelivery_postMemberQueries,
  ),
  update: call(
    'smartInquiry',
    'POST /member-queries/:referenceNumber',
    errors.updateFailed,
    shapes.smartInquiry_postMemberQueriesReferenceNumber,
  ),
} as const;
