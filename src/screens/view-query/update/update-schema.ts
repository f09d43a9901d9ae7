import { mixed, object } from 'yup';
import { longText } from '../../../components/long-text';
import type { Texts } from '../../../text/texts';

/** What the update form holds (@spec §3 Query update payload). */
export interface UpdateValues {
  readonly query: string;
  readonly files: readonly File[];
}

export const EMPTY_UPDATE: UpdateValues = { query: '', files: [] };

/** The rules of the update form (@spec §5 Update form). Files are checked when chosen. */
export const updateSchema = ({ errors }: Texts) =>
  object({
    query: longText(errors.update),
    files: mixed<readonly File[]>(),
  });
