import type { ErrorName } from '../../../components/forms/use-bound-field';
import { FIELDS, type FieldName, type QueryField } from '../../../origins/fields';
import type { TextKey } from '../../../text/text-at';

/** The fields of the query form. Unknown texts do not compile here. */
export const QUERY_FIELDS: Readonly<Record<FieldName, QueryField<TextKey, ErrorName>>> = FIELDS;
