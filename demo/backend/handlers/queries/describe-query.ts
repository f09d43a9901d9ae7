import type { WireAttachment, WireQueryListItem } from '../../../../src/api/contract';
import { onSchemeClock } from '../../http/scheme-clock';
import type { FileRecord } from '../../storage/file-store';
import type { QueryRecord } from '../../storage/query-records';

/** A query as a list shows it (@spec §3). */
export const asListItem = ({
  reference,
  category,
  query,
  loggedAt,
}: QueryRecord): WireQueryListItem => ({
  referenceNumber: reference,
  category,
  queryDetail: query,
  dateLogged: onSchemeClock(loggedAt),
});

/** @spec §3 attachmentId and fileName */
export const asAttachment = ({ id, name }: FileRecord): WireAttachment => ({
  attachmentId: id,
  fileName: name,
});
