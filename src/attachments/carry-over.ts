import { isSameFile } from '../domain/attachment-rules';
import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';
import type { UpdateValues } from '../visit/update-values';
import type { Visit } from '../visit/visit';
import { sourcesOf, type FormAttachment } from './list/attachment-list';
import { listOfForm } from './use-form-attachments';

type Attached = readonly FormAttachment[];

/** What a form has sent. */
interface SentContent {
  readonly query: string;
  readonly attached: Attached;
}

/**
 * Returns whether an attachment of another form was sent with these, as a whole or in pages, smaller or as it was. By
 * the files' facts, because a draft that is back has other objects for the same files.
 */
function isSentWith(sent: Attached) {
  const files = sourcesOf(sent);
  const isSent = ({ file, original, madeFrom = [] }: FormAttachment): boolean =>
    files.some((each) => isSameFile(each, file)) ||
    (original !== undefined && isSent(original)) ||
    (madeFrom.length > 0 && madeFrom.every(isSent));
  return isSent;
}

const isEmpty = ({ query, files }: UpdateValues) => query === '' && files.length === 0;

/** Copies the content of a new query into the form of an update, unless the update has content. */
export function carryOver(
  { update, carried }: Visit,
  reference: ReferenceNumber,
  values: UpdateValues,
): void {
  const form = update(reference);
  if (!isEmpty(form.get().values)) return;
  form.send({ type: 'changed', values });
  carried.set(reference, { ...values, version: form.get().version });
}

/**
 * Called after a form was sent. Clears the updates that hold only the same content, carried over from it, because
 * sending them too would ask twice. Text that was changed in an update belongs to that update.
 */
export function clearCarried(visit: Visit, sent: SentContent): void {
  const { update, carried } = visit;
  for (const [reference, { query }] of carried) {
    const form = update(reference);
    const { values } = form.get();
    const { listed } = listOfForm(visit, form).get();
    const wasSent = sent.query.includes(values.query) && listed.every(isSentWith(sent.attached));
    if (values.query !== query || !wasSent) continue;
    form.send({ type: 'emptied' });
    carried.delete(reference);
  }
}

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
