import { mixed, object } from 'yup';
import { longText } from '../../../components/forms/long-text';

/** The rules of the update form (@spec §5 Update form). Files are checked when chosen. */
export const updateSchema = object({
  query: longText('update'),
  files: mixed<readonly File[]>(),
});
