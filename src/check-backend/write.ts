import { asRecord, asReference } from '../api/wire';
import type { ReferenceNumber } from '../domain/reference-number';
import { CHECKED_CALLS } from './calls';
import { askForQuery, type Context } from './context';
import { isOk, isRedirect, jsonOf, summaryOf, Unusable, type Find } from './examine';
import type { Answer, Otherwise } from './portal';
import { checkQuery, type CheckedQuery } from './records';
import type { CheckId } from './rules';
import { ODD_TEXT } from './samples';
import { Skip } from './visitor';

interface Draft {
  readonly query?: string;
  readonly files?: readonly File[];
}

/** What the test queries have in common, and where they are sent. */
export interface Writer extends Context {
  readonly email: string;
}

export const callOf = ({ origin }: Context) =>
  origin.submission.endpoint === 'additional-info'
    ? CHECKED_CALLS.send
    : CHECKED_CALLS.sendDelivery;

/** Sends a query as the form does, of a category without sub-categories. */
export function send(
  writer: Writer,
  { query = ODD_TEXT, files = [] }: Draft,
  otherwise?: Otherwise,
) {
  const { portal, origin, email } = writer;
  const [category = ''] =
    Object.entries(origin.categories).find(([, below]) => Object.keys(below).length === 0) ?? [];
  const form = { origin: origin.wireCode, category, email, query, files };
  const { submission } = origin;
  return submission.endpoint === 'additional-info'
    ? portal.call(CHECKED_CALLS.send, { form }, otherwise)
    : portal.call(
        CHECKED_CALLS.sendDelivery,
        { form: { ...submission.constants, ...form } },
        otherwise,
      );
}

/** The number in an answer, noted for those who close the query. */
export function numberIn(wire: unknown, { visitor }: Context): ReferenceNumber | undefined {
  const reference = asReference(asRecord(wire)['referenceNumber']);
  if (reference !== undefined) visitor.wrote(reference);
  return reference;
}

/**
 * Reads the number of an accepted query.
 * @param check what is found if it is refused: the first one also for its token
 */
export function readNumber(answer: Answer, check: CheckId, context: Context, find: Find) {
  if (check === 'submission' && [401, 403].includes(answer.status))
    throw new Unusable('token-refused', summaryOf(answer));
  if (!isOk(answer) && !isRedirect(answer)) throw new Unusable(check, summaryOf(answer));
  const wire = jsonOf(answer, find);
  const reference = numberIn(wire, context);
  if (reference === undefined) find('number', summaryOf(answer));
  return { reference };
}

/** @param check what is found if the query is refused */
export const write = (
  writer: Writer,
  title: string,
  check: CheckId,
  draft: Draft,
  ask: (answer: Promise<Answer>) => Promise<Answer> = (answer) => answer,
) =>
  writer.visitor.step(title, callOf(writer), async (find) =>
    readNumber(await ask(send(writer, draft)), check, writer, find),
  );

/** Reads back what was written, and compares it. */
export function readBack<T>(
  context: Context,
  reference: ReferenceNumber | undefined,
  title: string,
  compare: (query: CheckedQuery, find: Find) => T,
) {
  return context.visitor.step(title, CHECKED_CALLS.query, async (find) => {
    if (!reference) throw new Skip('the answer had no number');
    const answer = await askForQuery(context, reference);
    if (answer.status === 404) throw new Skip(`query ${reference} is not shown yet`);
    return compare(checkQuery(jsonOf(answer, find), reference, find), find);
  });
}
