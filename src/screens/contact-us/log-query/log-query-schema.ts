import { mixed, object, string } from 'yup';
import { longText } from '../../../components/long-text';
import type { ErrorName } from '../../../components/use-bound-field';
import { isEmailAddress } from '../../../domain/email-address';
import type { OriginPolicy } from '../../../origins/policy';
import { asksSubCategory } from './form-shape';

const isGiven = (value: string | undefined) => (value ?? '').trim() !== '';

const CATEGORY: ErrorName = 'category';
const EMAIL: ErrorName = 'email';

/** The rules of the query form for an origin (@spec §5 Query form). Files are checked when chosen. */
export const logQuerySchema = (policy: OriginPolicy) =>
  object({
    category: string().required(CATEGORY),
    subCategory: string().when('category', ([category = ''], schema) =>
      asksSubCategory(policy, String(category)) ? schema.required(CATEGORY) : schema,
    ),
    ccEmail: string().test(
      'email',
      EMAIL,
      (value) => !isGiven(value) || isEmailAddress(value ?? ''),
    ),
    email: string().test('email', EMAIL, (value) => isEmailAddress(value ?? '')),
    query: longText('query'),
    files: mixed<readonly File[]>(),
  });
