import { parseJson } from '../domain/json';
import type { Attachment } from '../domain/query';
import { parseReferenceNumber, type ReferenceNumber } from '../domain/reference-number';
import { isSegment } from './endpoint';

/**
 * Reads an object; anything else is an empty one. Without a prototype, so that a host's additions to
 * `Object.prototype` are not read as data.
 */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof value === 'object' ? value : {}) as Record<
    string,
    unknown
  >;

/** Parses a JSON object; anything else is an empty one. */
export const parseRecord = (body: string): Readonly<Record<string, unknown>> =>
  asRecord(parseJson(body));

/** The object under a name, or the answer itself if there is none. */
export function nestedOrFlat(wire: unknown, name: string): Readonly<Record<string, unknown>> {
  const nested = asRecord(wire)[name];
  return asRecord(typeof nested === 'object' && nested !== null ? nested : wire);
}

/** Reads a list; anything else is an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads a text or number; anything else is ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Reads a reference number, sent as a number or as digits; undefined if there is none. */
export const asReference = (value: unknown): ReferenceNumber | undefined =>
  parseReferenceNumber(asText(value).trim());

/**
 * Returns an item that can be a query or a document submission.
 * @throws {SyntaxError} if it has neither a reference number nor a category
 */
export function identified<
  T extends { readonly referenceNumber: ReferenceNumber | undefined; readonly category: string },
>(item: T): T {
  if (item.referenceNumber === undefined && item.category === '')
    throw new SyntaxError('The answer has neither a reference number nor a category');
  return item;
}

function asAttachment(value: unknown): Attachment {
  const item = asRecord(value);
  const id = asText(item['attachmentId']);
  const attachmentId = isSegment(id) ? id : undefined;
  return { attachmentId, fileName: asText(item['fileName']) || (attachmentId ?? '') };
}

/** Reads attachments; one with neither a name nor an id is left out. */
export const asAttachments = (value: unknown): readonly Attachment[] =>
  asList(value)
    .map(asAttachment)
    .filter(({ fileName }) => fileName !== '');
