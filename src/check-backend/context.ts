import { openQueriesParams } from '../api/preloads';
import type { Attachment } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import type { Origin } from '../origins';
import type { Settings } from '../settings/settings';
import { CHECKED_CALLS } from './calls';
import { jsonOf, type Find } from './examine';
import type { CheckOptions } from './options';
import type { Portal } from './portal';
import { checkList } from './records';
import type { Visitor } from './visitor';

/** What each part of the check works with. */
export interface Context {
  readonly visitor: Visitor;
  readonly portal: Portal;
  readonly settings: Settings;
  readonly origin: Origin;
  readonly options: CheckOptions;
}

/** Asks for the open queries, and checks them; returns their reference numbers. */
export async function askForList({ portal, origin }: Context, find: Find) {
  const query = openQueriesParams(origin.wireCode);
  return checkList(jsonOf(await portal.call(CHECKED_CALLS.list, { query }), find), find);
}

/** Asks for one query, unchecked. */
export const askForQuery = ({ portal, origin }: Context, referenceNumber: ReferenceNumber) =>
  portal.call(CHECKED_CALLS.query, {
    params: { referenceNumber },
    query: { origin: origin.wireCode },
  });

/** Asks for the file of an attachment, unchecked. */
export const askForFile = (
  { portal, origin }: Context,
  referenceNumber: ReferenceNumber,
  { attachmentId = '' }: Attachment,
) =>
  portal.call(CHECKED_CALLS.file, {
    params: { referenceNumber, attachmentId },
    query: { origin: origin.wireCode },
  });
