import { toEncodedResponse } from '../api/resources/member-queries';
import {
  asAttachments,
  asDate,
  asList,
  asRecord,
  asReference,
  asText,
  nestedOrFlat,
} from '../api/wire';
import { formatDate, isFormattedDate } from '../domain/dates';
import { cleanAddress, isEmailAddress } from '../domain/email-address';
import type { Attachment } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import { base64Bytes } from '../html/response/decode-email';
import { excerpt, Unusable, type Find } from './examine';
import type { CheckId } from './rules';

type Wire = Readonly<Record<string, unknown>>;

/** The value of a name, or the names that are there in its place. */
function shown(record: Wire, name: string): string {
  const value = record[name];
  return value === undefined || value === null
    ? `none; there are ${Object.keys(record).join(', ') || 'no others'}`
    : excerpt(JSON.stringify(value));
}

/** Finds a record's fields that the element can't show; their checks by what can show. */
function checkFields(
  record: Wire,
  find: Find,
  fields: readonly (readonly [CheckId, string, boolean])[],
) {
  for (const [check, name, isUsable] of fields)
    if (!isUsable) find(check, `\`${name}\`: ${shown(record, name)}`);
}

const isDate = (value: unknown) => isFormattedDate(formatDate(asDate(value)));

function checkRecord(
  record: Wire,
  find: Find,
  others: readonly (readonly [CheckId, string, boolean])[],
) {
  checkFields(record, find, [
    ['reference-number', 'referenceNumber', asReference(record['referenceNumber']) !== undefined],
    ['category', 'category', asText(record['category']).trim() !== ''],
    ['date', 'dateLogged', isDate(record['dateLogged'])],
    ...others,
  ]);
}

const hasDetail = (record: Wire) =>
  ['query-detail', 'queryDetail', asText(record['queryDetail']) !== ''] as const;

/** Checks the open queries; returns their reference numbers, the newest first. */
export function checkList(wire: unknown, find: Find): readonly ReferenceNumber[] {
  const names = Object.keys(asRecord(wire));
  if (!Array.isArray(wire) && names.length > 0 && !names.includes('queries'))
    throw new Unusable('list', `{ ${names.join(', ')} }`);
  const items = asList(Array.isArray(wire) ? wire : asRecord(wire)['queries']).map(asRecord);
  for (const item of items) checkRecord(item, find, [hasDetail(item)]);
  return items.flatMap((item) => asReference(item['referenceNumber']) ?? []);
}

/** Checks attachments; returns those that can be opened. */
function checkAttachments(record: Wire, find: Find): readonly Attachment[] {
  const wire = asList(record['attachments']).map(asRecord);
  for (const item of wire) {
    const isComplete = asText(item['attachmentId']) !== '' && asText(item['fileName']) !== '';
    if (!isComplete) find('attachment', `{ ${Object.keys(item).join(', ')} }`);
  }
  return asAttachments(record['attachments']).filter((each) => each.attachmentId !== undefined);
}

export interface CheckedQuery {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

const isSame = (record: Wire, asked: ReferenceNumber) => {
  const found = asReference(record['referenceNumber']);
  return found !== undefined && BigInt(found) === BigInt(asked);
};

/** Checks one query. */
export function checkQuery(wire: unknown, asked: ReferenceNumber, find: Find): CheckedQuery {
  const record = nestedOrFlat(wire, 'query');
  checkFields(record, find, [
    ['reference-number', 'referenceNumber', isSame(record, asked)],
    ['category', 'category', asText(record['category']).trim() !== ''],
    ['date', 'dateLogged', isDate(record['dateLogged'])],
    hasDetail(record),
    ['can-update', 'canUpdate', typeof record['canUpdate'] === 'boolean'],
  ]);
  return { text: asText(record['queryDetail']), attachments: checkAttachments(record, find) };
}

/** Checks a document submission. */
export function checkDocumentSubmission(wire: unknown, find: Find): readonly Attachment[] {
  const record = nestedOrFlat(wire, 'documentSubmission');
  checkRecord(record, find, []);
  return checkAttachments(record, find);
}

/** Checks the emailed response. */
export function checkResponse(wire: unknown, find: Find): void {
  const record = asRecord(wire);
  const encoded = toEncodedResponse(wire);
  if (encoded === '' && !('encodedResponse' in record) && Object.keys(record).length > 0)
    find('response-name', shown(record, 'encodedResponse'));
  try {
    base64Bytes(encoded);
  } catch {
    find('response-base64', excerpt(encoded));
  }
}

/** Checks the member's details; returns the address that fills the form. */
export function checkDetails(wire: unknown, find: Find): string | undefined {
  const record = asRecord(wire);
  const [first] = asList(record['emails']);
  const address = cleanAddress(asText(first) || asText(asRecord(first)['address']));
  if (isEmailAddress(address)) return address;
  find('emails', shown(record, 'emails'));
  return undefined;
}
