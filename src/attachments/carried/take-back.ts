import type { ReferenceNumber } from '../../domain/reference-number';
import type { OriginName } from '../../origins';
import type { Visit } from '../../visit/visit';
import { listOfForm } from '../use-form-attachments';
import { isSentWith, type SentContent } from './sent-content';

/**
 * Called after an update was sent, or may have arrived. Removes from the new query the content carried over to the
 * update, and the sent files. Text that was changed since, or that a draft has replaced in the update, stays.
 */
export function takeBack(
  visit: Visit,
  origin: OriginName,
  reference: ReferenceNumber,
  sent: SentContent,
): void {
  const { contact, update, carried } = visit;
  const before = carried.get(reference);
  carried.delete(reference);
  if (!before) return;
  const { newQuery } = contact(origin);
  const { query } = newQuery.get().values;
  const { listed } = listOfForm(visit, newQuery).get();
  const isReplaced = update(reference).get().version !== before.version;
  const wasSent = query === before.query && (!isReplaced || sent.query.includes(query));
  const isSent = isSentWith(sent.attached);
  newQuery.send({
    type: 'changed',
    values: {
      query: wasSent ? '' : query,
      files: listed.filter((each) => !isSent(each)).map(({ file }) => file),
    },
  });
}
