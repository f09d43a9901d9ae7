import { mixed, object } from 'yup';
import { longText } from '../../../components/long-text';
import { rulesOf } from '../../../components/schema-rules';
import type { Texts } from '../../../text/texts';

/** The rules of the update form (@spec §5 Update form). Files are checked when chosen. */
export const updateRules = ({ errors }: Texts) =>
  rulesOf(
    object({
      query: longText(errors.update),
      files: mixed<readonly File[]>(),
    }),
  );
