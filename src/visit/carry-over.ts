import { isSameFile } from '../domain/attachment-rules';
import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';
import type { UpdateValues } from './update-values';
import type { Visit } from './visit';

/** By their facts, because a draft that is back has other objects for the same files. */
const isAmong = (files: readonly File[]) => (file: File) =>
  files.some((each) => isSameFile(each, file));

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
  carried.set(reference, values);
}

/**
 * Called after a form was sent. Clears the updates that hold only the same content, carried over from it, because
 * sending them too would ask twice. Text that was changed in an update belongs to that update.
 * @param sent with the files that its attachments were made from
 */
export function clearCarried({ update, carried }: Visit, sent: UpdateValues): void {
  for (const [reference, { query }] of carried) {
    const form = update(reference);
    const { values } = form.get();
    const wasSent = sent.query.includes(values.query) && values.files.every(isAmong(sent.files));
    if (values.query !== query || !wasSent) continue;
    form.send({ type: 'emptied' });
    carried.delete(reference);
  }
}

/**
 * Called after an update was sent, or may have arrived. Removes from the new query the content carried over to the
 * update: its text, unless changed since, and the sent files.
 * @param sent the files, and those that they were made from
 */
export function takeBack(
  { contact, carried }: Visit,
  origin: OriginName,
  reference: ReferenceNumber,
  sent: Pick<UpdateValues, 'files'>,
): void {
  const before = carried.get(reference);
  carried.delete(reference);
  if (!before) return;
  const { newQuery } = contact(origin);
  const { query, files } = newQuery.get().values;
  const wasSent = isAmong(sent.files);
  newQuery.send({
    type: 'changed',
    values: {
      query: query === before.query ? '' : query,
      files: files.filter((file) => !wasSent(file)),
    },
  });
}
