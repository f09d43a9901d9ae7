import { readPlainDate } from '../domain/plain-date';
import type { Attachment } from '../domain/query';
import { parseReferenceNumber, type ReferenceNumber } from '../domain/reference-number';
import { isSegment } from './endpoint';
import { parseAnswer } from './parse-answer';

/**
 * Reads an object; anything else is an empty one. It has no prototype, so that a host's additions to
 * `Object.prototype` are not read as data.
 */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof value === 'object' ? value : {}) as Record<
    string,
    unknown
  >;

/** Parses a JSON object; anything else is an empty one. */
export const parseRecord = (body: string): Readonly<Record<string, unknown>> =>
  asRecord(parseAnswer(body));

/** The object under a name, or the answer itself if there is none. */
export function nestedOrFlat(wire: unknown, name: string): Readonly<Record<string, unknown>> {
  const nested = asRecord(wire)[name];
  return asRecord(typeof nested === 'object' && nested !== null ? nested : wire);
}

/** Reads a list. A list of one may be its entry alone, as gateways write that convert XML. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Reads a text or number; anything else is ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/**
 * Reads a date, sent as text or as Java's list of numbers from the year to the nanoseconds. A list is on the scheme's
 * clock.
 */
export function asDate(value: unknown): string {
  if (!Array.isArray(value)) return asText(value);
  const [year, month, day, ...clock] = value.map((part) => asText(part).padStart(2, '0'));
  const date = [year, month, day].join('-');
  const moment = `${date}T${clock.slice(0, 3).join(':')}`;
  return readPlainDate(moment) ? moment : /^\d+-\d\d-\d\d$/.test(date) ? date : '';
}

/** Reads a reference number, sent as a number or as digits; undefined if there is none. */
export const asReference = (value: unknown): ReferenceNumber | undefined =>
  parseReferenceNumber(asText(value).trim());

interface Identity {
  readonly referenceNumber: ReferenceNumber | undefined;
  readonly category: string;
}

/** Reads a category's code or words, without the spaces that fill up a column of a database. */
export const asCategory = (value: unknown): string => asText(value).trim();

/** Whether an item can be a query or a document submission. */
export const isIdentified = ({ referenceNumber, category }: Identity): boolean =>
  referenceNumber !== undefined || category !== '';

/**
 * Returns an item that can be a query or a document submission.
 * @throws {SyntaxError} if it has neither a reference number nor a category
 */
export function identified<T extends Identity>(item: T): T {
  if (isIdentified(item)) return item;
  throw new SyntaxError('The answer has neither a reference number nor a category');
}

function asAttachment(value: unknown): Attachment {
  const item = asRecord(value);
  const id = asText(item['attachmentId']);
  const attachmentId = isSegment(id) ? id : undefined;
  const fileName = asText(item['fileName']);
  return { attachmentId, fileName: fileName.trim() === '' ? (attachmentId ?? '') : fileName };
}

/** Reads attachments. Those with neither a name nor an id are omitted. */
export const asAttachments = (value: unknown): readonly Attachment[] =>
  asList(value)
    .map(asAttachment)
    .filter(({ fileName }) => fileName !== '');
