import type { ReferenceNumber } from '../../domain/reference-number';
import type { UpdateValues } from '../../visit/update-values';
import type { Visit } from '../../visit/visit';

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
