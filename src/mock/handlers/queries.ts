import type { Submitted, WireAttachment, WireQueryListItem } from '../../api/contract';
import type { FieldName } from '../../origins/fields';
import { checkSubmission, checkUpdate, type Endpoint } from '../check-submission';
import { ATTACHMENTS } from '../form-rules';
import type { Call, Handler } from '../handler';
import { numberParameter, oneOf, originParameter, parameter } from '../query-parameters';
import { existing, Refusal } from '../refusal';
import { DAY } from '../scheme-clock';
import type { AttachedFile, StreamedFile, StoredQuery } from '../store';
import { canUpdate, findQuery, requestedQuery } from './find-query';

const asListItem = ({
  referenceNumber,
  category,
  queryDetail,
  dateLogged,
}: StoredQuery): WireQueryListItem => ({ referenceNumber, category, queryDetail, dateLogged });

/** @spec §3 the names of files */
export const namesOf = (files: readonly AttachedFile[]): WireAttachment[] =>
  files.map(({ id, name }) => ({ attachmentId: id, fileName: name }));

/**
 * The requested one of some files, under its own name.
 * @throws Refusal 404 if it is not among them
 */
export async function attachmentIn(
  files: readonly AttachedFile[],
  { params }: Call<{ readonly attachmentId: string }>,
): Promise<StreamedFile> {
  const { attachmentId } = params;
  const file = files.find(({ id }) => id === attachmentId);
  return existing(`attachment '${attachmentId}'`, file).open();
}

/** @spec §7 the member's queries of the last days by status and origin, newest first. */
export const listQueries: Handler<'smartInquiry', 'GET /member-queries'> = async (call) => {
  parameter(call.query, 'daysAgo');
  const since = call.now - (numberParameter(call.query, 'daysAgo') ?? 0) * DAY;
  const asked = originParameter(call.query);
  const status = oneOf(['OPEN', 'CLOSED'], call.query, 'status');
  const isAsked = (query: StoredQuery) =>
    query.origin === asked && query.status === status && Date.parse(query.dateLogged) >= since;
  const { entityNumber } = await call.member();
  return { queries: (await call.store.queries.of(entityNumber)).filter(isAsked).map(asListItem) };
};

/** @spec §7 one query with the names of its attachments. */
export const showQuery: Handler<'smartInquiry', 'GET /member-queries/:referenceNumber'> = async (
  call,
) => {
  const query = await requestedQuery(call);
  return {
    ...asListItem(query),
    attachments: namesOf(query.files),
    canUpdate: canUpdate(call, query),
  };
};

/** @spec §7 the response that was sent by email. */
export const showResponse: Handler<
  'smartInquiry',
  'GET /member-queries/:referenceNumber/agent-response'
> = async (call) => {
  const { referenceNumber } = await requestedQuery(call);
  return { encodedResponse: await call.store.queries.responseTo(referenceNumber) };
};

/** @spec §7 one attachment of a query. */
export const sendQueryAttachment: Handler<
  'smartInquiry',
  'GET /member-queries/:referenceNumber/attachments/:attachmentId'
> = async (call) => attachmentIn((await requestedQuery(call)).files, call);

/** @spec §7 a new query with its files, on an endpoint that may not accept all fields of its origin. */
export const submitQueryTo =
  (endpoint: Endpoint, leftOut: readonly FieldName[] = []) =>
  async (call: Call<unknown>): Promise<Submitted> => {
    const { entityNumber } = await call.member();
    const { fields, files } = await call.form(ATTACHMENTS);
    const query = checkSubmission(endpoint, fields, leftOut);
    return { referenceNumber: await call.store.queries.add(entityNumber, query, files, call.now) };
  };

/** @spec §7 an update is stored as a query of its own, linked to its original, with its own reference. */
export const updateQueryOn =
  <Name extends string>(endpoint: Endpoint, name: Name) =>
  async (call: Call<Readonly<Record<Name, string>>>): Promise<Submitted> => {
    const { entityNumber } = await call.member();
    const { fields, files } = await call.form(ATTACHMENTS);
    const { origin, queryDetail } = checkUpdate(endpoint, fields);
    const original = await findQuery(call, call.params[name], origin);
    if (!canUpdate(call, original)) {
      throw new Refusal(409, `The query ${call.params[name]} is too old to be updated.`);
    }
    const { referenceNumber: originalReferenceNumber } = original;
    const update = { ...original, queryDetail, originalReferenceNumber };
    return { referenceNumber: await call.store.queries.add(entityNumber, update, files, call.now) };
  };
