import type { Submitted, WireAttachment, WireQueryListItem } from '../../api/contract';
import type { FieldName } from '../../origins/fields';
import { checkSubmission, checkUpdate, type Endpoint } from '../check-submission';
import { ATTACHMENTS } from '../form-rules';
import type { Call, Handler } from '../handler';
import { numberParameter, oneOf, originParameter } from '../query-parameters';
import { Refusal } from '../refusal';
import { DAY } from '../scheme-clock';
import type { FileOwner, StoredFile, StoredQuery } from '../store';
import { canUpdate, findQuery, requestedQuery } from './find-query';

const asListItem = ({
  referenceNumber,
  category,
  queryDetail,
  dateLogged,
}: StoredQuery): WireQueryListItem => ({ referenceNumber, category, queryDetail, dateLogged });

/** @spec §3 the names of an owner's files */
export const attachmentsOf = async (
  { store }: Call<unknown>,
  owner: FileOwner,
): Promise<WireAttachment[]> =>
  (await store.files.of(owner)).map(({ id, name }) => ({ attachmentId: id, fileName: name }));

/**
 * A stored file under its own name.
 * @throws Refusal 404 if its owner has no such file
 */
export async function attachmentOf(
  { params, store }: Call<{ readonly attachmentId: string }>,
  owner: FileOwner,
): Promise<StoredFile> {
  const file = await store.files.open(owner, params.attachmentId);
  if (!file) throw new Refusal(404, `There is no attachment '${params.attachmentId}'.`);
  return file;
}

/** @spec §7 the member's queries of the last days by status and origin, newest first. */
export const listQueries: Handler<'smartInquiry', 'GET /member-queries'> = async (call) => {
  const daysAgo = numberParameter(call.query, 'daysAgo');
  if (daysAgo === undefined) throw new Refusal(400, "The query parameter 'daysAgo' is missing.");
  const queries = await call.store.queries.list({
    entityNumber: (await call.member()).entityNumber,
    origin: originParameter(call.query),
    status: oneOf(['OPEN', 'CLOSED'], call.query, 'status'),
    since: call.now - daysAgo * DAY,
  });
  return { queries: queries.map(asListItem) };
};

/** @spec §7 one query with the names of its attachments. */
export const showQuery: Handler<'smartInquiry', 'GET /member-queries/:referenceNumber'> = async (
  call,
) => {
  const query = await requestedQuery(call);
  return {
    ...asListItem(query),
    attachments: await attachmentsOf(call, { query: query.referenceNumber }),
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
> = async (call) => attachmentOf(call, { query: (await requestedQuery(call)).referenceNumber });

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
