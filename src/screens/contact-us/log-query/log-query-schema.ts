import { mixed, object, string, type Schema } from 'yup';
import { longText } from '../../../components/forms/long-text';
import type { ErrorName } from '../../../components/forms/use-bound-field';
import { cleanAddress, isEmailAddress } from '../../../domain/email-address';
import type { QueryField } from '../../../origins/fields';
import type { OriginPolicy } from '../../../origins/policy';
import type { TextKey } from '../../../text/text-at';
import { asksSubCategory } from './form-shape';
import { QUERY_FIELDS } from './query-fields';

/** Loaded with the rules, because both are needed when the member leaves a field. */
export { suggestedAddress } from '../../../domain/email-suggestion';

function ruleOf(field: QueryField<TextKey, ErrorName>, policy: OriginPolicy): Schema {
  switch (field.control) {
    case 'category':
      return string().required(field.error);
    case 'sub-category':
      // Not `when`, because its reference calls `map`, which a library of the page may have added to every object.
      return string().test('sub-category', field.error, (value = '', { parent }) => {
        const { category = '' } = parent as { readonly category?: string };
        return value !== '' || !asksSubCategory(policy, category);
      });
    case 'email':
      return string().test('email', field.error, (value = '') => {
        const address = cleanAddress(value);
        return (!field.isRequired && address === '') || isEmailAddress(address);
      });
    case 'long-text':
      return longText(field.error);
    case 'files':
      // Validated when they are chosen.
      return mixed<readonly File[]>();
  }
}

/** The rules of the query form for an origin (@spec §5 Query form). */
export const logQuerySchema = (policy: OriginPolicy) =>
  object(
    Object.fromEntries(
      Object.entries(QUERY_FIELDS).map(([name, field]) => [name, ruleOf(field, policy)]),
    ),
  );
