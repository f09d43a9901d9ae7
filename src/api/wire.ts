import type { Attachment } from '../domain/query';
import { parseReferenceNumber, type ReferenceNumber } from '../domain/reference-number';
import { isSegment } from './endpoint';

/**
 * A server's answer as a record; anything else is an empty one. It inherits nothing: what a host has
 * put into `Object.prototype` is no part of an answer.
 */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof value === 'object' ? value : {}) as Record<
    string,
    unknown
  >;

/** The JSON record of an answer, an empty one where it is none. */
export function parseRecord(body: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(body));
  } catch {
    return {};
  }
}

/** What stands under a name, or the answer itself where nothing does. */
export function nestedOrFlat(wire: unknown, name: string): Readonly<Record<string, unknown>> {
  const nested = asRecord(wire)[name];
  return asRecord(typeof nested === 'object' && nested !== null ? nested : wire);
}

/** A list of the wire; missing, null or anything else is an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text of the wire; a number in its digits, anything else ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A reference number, a number or digits in text; undefined where the server named none. */
export const asReference = (value: unknown): ReferenceNumber | undefined =>
  parseReferenceNumber(asText(value).trim());

/**
 * What was read of an answer, if it can be a query or a document submission.
 * @throws {SyntaxError} where it has neither a reference number nor a category
 */
export function identified<
  T extends { readonly referenceNumber: ReferenceNumber | undefined; readonly category: string },
>(item: T): T {
  if (item.referenceNumber === undefined && item.category === '')
    throw new SyntaxError('The answer is nothing that was asked for');
  return item;
}

function asAttachment(value: unknown): Attachment {
  const item = asRecord(value);
  const id = asText(item['attachmentId']);
  const attachmentId = isSegment(id) ? id : undefined;
  return { attachmentId, fileName: asText(item['fileName']) || (attachmentId ?? '') };
}

/** The attachments of a query or document submission; one with neither a name nor an id is left out. */
export const asAttachments = (value: unknown): readonly Attachment[] =>
  asList(value)
    .map(asAttachment)
    .filter(({ fileName }) => fileName !== '');
