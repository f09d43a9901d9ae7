import type { Submitted, WireAttachment, WireQueryListItem } from '../../api/contract';
import { OUTDATED_QUERY_CODE } from '../../domain/limits';
import type { OriginCode } from '../../origins';
import type { FieldName } from '../../origins/fields';
import { checkSubmission, checkUpdate, type Endpoint } from '../check-submission';
import type { MockData, MockQuery } from '../data';
import type { Call, Handler } from '../handler';
import { numberParameter, oneOf, originParameter } from '../query-parameters';
import { readForm } from '../read-body';
import { Refusal } from '../refusal';

const DAY = 86_400_000;
/** A query of this age or older cannot be updated. */
const MAX_UPDATE_AGE = 30 * DAY;
/** A query of this age or older is not shown. */
const MAX_VIEW_AGE = 90 * DAY;

const ageOf = ({ dateLogged }: MockQuery) => Date.now() - Date.parse(dateLogged);

const asListItem = (query: MockQuery): WireQueryListItem => ({
  referenceNumber: query.referenceNumber,
  category: query.category,
  queryDetail: query.queryDetail,
  dateLogged: query.dateLogged,
});

/** A file's id is its place in the list. */
export const asAttachments = (files: readonly File[]): WireAttachment[] =>
  files.map(({ name }, index) => ({ attachmentId: String(index + 1), fileName: name }));

/** @throws Refusal 404 if there is no such file */
export function fileOf(files: readonly File[], attachmentId: string): File {
  const file = files[Number(attachmentId) - 1];
  if (!file) throw new Refusal(404, `There is no attachment '${attachmentId}'.`);
  return file;
}

/** @throws Refusal 404 if there is none, 400 with the exception code if it is outdated (@spec §8) */
function findQuery({ queries }: MockData, reference: string, origin: OriginCode): MockQuery {
  const query = queries.find(({ referenceNumber }) => String(referenceNumber) === reference);
  if (query?.origin !== origin) {
    throw new Refusal(404, `There is no query ${reference} of the origin ${origin}.`);
  }
  if (ageOf(query) >= MAX_VIEW_AGE) {
    const reason = `The query ${reference} is too old for this feature.`;
    throw new Refusal(400, reason, { exceptionCode: OUTDATED_QUERY_CODE, reason });
  }
  return query;
}

const requestedQuery = ({ data, params, query }: Call<{ readonly referenceNumber: string }>) =>
  findQuery(data, params.referenceNumber, originParameter(query));

/** Stores a query, the newest first; returns its reference number. */
function store(
  { queries }: MockData,
  query: Omit<MockQuery, 'referenceNumber' | 'dateLogged' | 'status'>,
): Submitted {
  const newest = Math.max(4_218_300, ...queries.map((each) => each.referenceNumber));
  const referenceNumber = newest + 1;
  const dateLogged = new Date().toISOString();
  queries.unshift({ ...query, referenceNumber, dateLogged, status: 'OPEN' });
  return { referenceNumber };
}

/** @spec §7 the queries of the last days by status and origin, newest first. */
export const listQueries: Handler<'smartInquiry', 'GET /member-queries'> = ({ data, query }) => {
  const daysAgo = numberParameter(query, 'daysAgo');
  if (daysAgo === undefined) throw new Refusal(400, "The query parameter 'daysAgo' is missing.");
  const origin = originParameter(query);
  const status = oneOf(['OPEN', 'CLOSED'], query, 'status');
  const found = data.queries
    .filter((each) => each.origin === origin && each.status === status)
    .filter((each) => ageOf(each) <= daysAgo * DAY)
    .sort((one, other) => other.dateLogged.localeCompare(one.dateLogged));
  return { queries: found.map(asListItem) };
};

/** @spec §7 one query with the names of its attachments. */
export const showQuery: Handler<'smartInquiry', 'GET /member-queries/:referenceNumber'> = (
  call,
) => {
  const query = requestedQuery(call);
  return {
    ...asListItem(query),
    attachments: asAttachments(query.files),
    canUpdate: ageOf(query) < MAX_UPDATE_AGE,
  };
};

/** The base64 of a text's bytes in UTF-8. */
const toBase64 = (text: string) =>
  btoa([...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte)).join(''));

/** @spec §7 the response that was sent by email. */
export const showResponse: Handler<
  'smartInquiry',
  'GET /member-queries/:referenceNumber/agent-response'
> = (call) => {
  const { response } = requestedQuery(call);
  return { encodedResponse: response === undefined ? null : toBase64(response) };
};

/** @spec §7 one attachment of a query. */
export const sendQueryAttachment: Handler<
  'smartInquiry',
  'GET /member-queries/:referenceNumber/attachments/:attachmentId'
> = (call) => fileOf(requestedQuery(call).files, call.params.attachmentId);

/** @spec §7 a new query, on an endpoint that may not accept all fields of its origin. */
export const submitQueryTo =
  (endpoint: Endpoint, leftOut: readonly FieldName[] = []) =>
  async ({ data, request }: Call<unknown>): Promise<Submitted> => {
    const { fields, files } = await readForm(request);
    const { query, ...others } = checkSubmission(endpoint, fields, leftOut);
    return store(data, { ...others, queryDetail: query, files });
  };

/** @spec §7 an update is stored as a query of its own, with its own reference. */
export const updateQueryOn =
  <Params>(endpoint: Endpoint, referenceOf: (params: Params) => string) =>
  async ({ data, params, request }: Call<Params>): Promise<Submitted> => {
    const { fields, files } = await readForm(request);
    const { origin, query } = checkUpdate(endpoint, fields);
    const original = findQuery(data, referenceOf(params), origin);
    const { referenceNumber: originalReferenceNumber } = original;
    if (ageOf(original) >= MAX_UPDATE_AGE) {
      throw new Refusal(409, `The query ${String(originalReferenceNumber)} is too old to update.`);
    }
    const answered = { ...original, response: undefined };
    return store(data, { ...answered, queryDetail: query, files, originalReferenceNumber });
  };
