import { hasExceptionCode } from '../api/exception-code';
import { HttpFailure } from '../api/http-failure';
import { OUTDATED_QUERY_CODE } from '../domain/limits';
import type { Attachment } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import { CHECKED_CALLS } from './calls';
import { askForFile, askForList, askForQuery, type Context } from './context';
import { checkCors, excerpt, jsonOf, summaryOf } from './examine';
import { checkFile } from './files';
import { readGuidance } from './guidance';
import { textOf, type Answer } from './portal';
import {
  checkDetails,
  checkQuery,
  checkResponse,
  checkDocumentSubmission,
  type CheckedQuery,
} from './records';
import { Skip } from './visitor';

/** How many of the open queries are read. */
const SAMPLE = 5;
/** No backend has so many queries. */
const UNKNOWN: ReferenceNumber = '999999999999999';

const readQuery = (context: Context, reference: ReferenceNumber) =>
  context.visitor.step(
    `shows query ${reference}`,
    CHECKED_CALLS.query,
    async (find): Promise<CheckedQuery> =>
      checkQuery(jsonOf(await askForQuery(context, reference), find), reference, find),
  );

const readResponse = ({ visitor, portal, origin }: Context, referenceNumber: ReferenceNumber) =>
  visitor.step(`has the response to ${referenceNumber}`, CHECKED_CALLS.response, async (find) => {
    const input = { params: { referenceNumber }, query: { origin: origin.wireCode } };
    return checkResponse(jsonOf(await portal.call(CHECKED_CALLS.response, input), find), find);
  });

/** Reads some queries: each with its response, and one with its attachment. Returns whether they can be read. */
async function readQueries(context: Context, references: readonly ReferenceNumber[]) {
  let isReadable = true;
  let opened: string | undefined;
  for (const reference of references.slice(0, SAMPLE)) {
    const query = await readQuery(context, reference);
    isReadable &&= query !== undefined;
    await readResponse(context, reference);
    const [attachment] = query?.attachments ?? [];
    if (!attachment || opened !== undefined) continue;
    opened = attachment.fileName;
    await context.visitor.step(`opens '${excerpt(opened)}'`, CHECKED_CALLS.file, async (find) => {
      checkFile(await askForFile(context, reference, attachment), find);
    });
  }
  return isReadable;
}

/** Reads the details of the member; returns the address in them. */
const readDetails = ({ visitor, portal }: Context) =>
  visitor.step('knows the member’s address', CHECKED_CALLS.details, async (find) => ({
    address: checkDetails(jsonOf(await portal.call(CHECKED_CALLS.details, {}), find), find),
  }));

/** @param answer that to one who has no session */
const refuseStranger = ({ visitor }: Context, answer: Answer | undefined, isReadable: boolean) =>
  visitor.step('asks for a login without a session', CHECKED_CALLS.details, (find) => {
    if (!answer || !isReadable) throw new Skip('nor can it be read with one');
    if (answer.status !== 401 && answer.status !== 403) find('session', summaryOf(answer));
    // A page that can't read the status offers no login.
    else checkCors(answer);
  });

const readSubmission = ({ visitor, portal, options }: Context) =>
  visitor.step('shows a document submission', CHECKED_CALLS.submission, async (find) => {
    const { submission: referenceNumber } = options;
    if (!referenceNumber) throw new Skip('no number of one was named (submission)');
    const answer = await portal.call(CHECKED_CALLS.submission, { params: { referenceNumber } });
    const [attachment] = checkDocumentSubmission(jsonOf(answer, find), find);
    return attachment;
  });

const readDocument = ({ visitor, portal, options }: Context, attachment: Attachment) =>
  visitor.step(`opens '${excerpt(attachment.fileName)}'`, CHECKED_CALLS.document, async (find) => {
    const { submission: referenceNumber = '' } = options;
    const { attachmentId = '' } = attachment;
    checkFile(
      await portal.call(CHECKED_CALLS.document, { params: { referenceNumber, attachmentId } }),
      find,
    );
  });

/** Statuses that ask for a login, or say nothing of the query. */
const MISLEADING = [401, 403, 408, 502, 504];

const refuseUnknown = (context: Context) =>
  context.visitor.step('knows no unknown number', CHECKED_CALLS.query, async (find) => {
    const answer = await askForQuery(context, UNKNOWN);
    if (answer.status < 400 || MISLEADING.includes(answer.status))
      find('unknown-reference', summaryOf(answer));
  });

const refuseOutdated = (context: Context) =>
  context.visitor.step('says which query is too old', CHECKED_CALLS.query, async (find) => {
    const { outdated } = context.options;
    if (!outdated) throw new Skip('no number of one was named (outdated)');
    const answer = await askForQuery(context, outdated);
    const { call, url, status, statusText } = answer;
    const body = textOf(answer);
    const failure = new HttpFailure('status', call.key, url.href, status, statusText, body);
    if (status < 400 || !hasExceptionCode(failure, OUTDATED_QUERY_CODE))
      find('outdated', `${String(status)}: ${excerpt(body)}`);
  });

/**
 * Makes the calls that change nothing; returns the address of the member.
 * @param strange the answer to the details without a session
 */
export async function readAll(
  context: Context,
  strange: Answer | undefined,
): Promise<string | undefined> {
  const { visitor, origin } = context;
  const details = await readDetails(context);
  await refuseStranger(context, strange, details !== undefined);
  const references = origin.listsOpenQueries
    ? await visitor.step('lists the open queries', CHECKED_CALLS.list, (find) =>
        askForList(context, find),
      )
    : undefined;
  const isReadable = await readQueries(context, references ?? []);
  if (origin.listsOpenQueries && !references?.length) {
    const reason = references ? 'the member has no open queries' : 'the list can’t be read';
    await visitor.skip('shows a query', CHECKED_CALLS.query, reason);
  }
  const document = await readSubmission(context);
  if (document) await readDocument(context, document);
  await readGuidance(context);
  if (isReadable) {
    await refuseUnknown(context);
    await refuseOutdated(context);
  } else
    await visitor.skip(
      'knows no unknown number',
      CHECKED_CALLS.query,
      'nor can a known one be read',
    );
  return details?.address;
}
