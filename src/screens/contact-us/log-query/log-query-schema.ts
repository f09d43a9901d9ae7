import { mixed, object, string } from 'yup';
import { longText } from '../../../components/long-text';
import { rulesOf } from '../../../components/schema-rules';
import { isEmailAddress } from '../../../domain/email-address';
import type { OriginPolicy } from '../../../origins/policy';
import type { Texts } from '../../../text/texts';
import { asksSubCategory } from './form-shape';

const isGiven = (value: string | undefined) => (value ?? '').trim() !== '';

/** The rules of the query form for an origin (@spec §5 Query form). Files are checked when chosen. */
export const logQuerySchema = (policy: OriginPolicy, { errors }: Texts) =>
  object({
    category: string().required(errors.category),
    subCategory: string().when('category', ([category = ''], schema) =>
      asksSubCategory(policy, String(category)) ? schema.required(errors.category) : schema,
    ),
    ccEmail: string().test(
      'email',
      errors.email,
      (value) => !isGiven(value) || isEmailAddress(value ?? ''),
    ),
    email: string().test('email', errors.email, (value) => isEmailAddress(value ?? '')),
    query: longText(errors.query),
    files: mixed<readonly File[]>(),
  });

/** The same, as a form asks for them. */
export const logQueryRules = (policy: OriginPolicy, text: Texts) =>
  rulesOf(logQuerySchema(policy, text));
