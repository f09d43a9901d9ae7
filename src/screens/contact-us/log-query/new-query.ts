import type { NewQueryWithAdditionalInfo } from '../../../api/member-queries';
import type { Origin } from '../../../origins';
import type { LogQueryValues } from './log-query-values';

/**
 * The submission of the form's values (@spec §3 Query creation payload): addresses trimmed, the
 * query as it was typed, fields that the origin does not ask or that are empty left out.
 */
export function newQuery(origin: Origin, values: LogQueryValues): NewQueryWithAdditionalInfo {
  const ccEmail = values.ccEmail.trim();
  return {
    ...(values.subCategory !== '' && { subCategory: values.subCategory }),
    query: values.query,
    email: values.email.trim(),
    category: values.category,
    origin: origin.wireCode,
    ...(ccEmail !== '' && origin.fields.includes('ccEmail') && { ccEmail }),
    files: values.files,
  };
}
