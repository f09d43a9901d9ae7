import { isEmailAddress } from '../domain/email-address';
import { MAX_QUERY_LENGTH } from '../domain/limits';
import { ORIGINS } from '../origins';
import { FIELDS, fieldsOf, isAddress, type FieldName } from '../origins/fields';
import type { OriginPolicy } from '../origins/policy';
import { Refusal } from './refusal';
import type { SubmittedQuery } from './store';

type Policy = (typeof ORIGINS)[keyof typeof ORIGINS];
/** The endpoint of an origin's queries. */
export type Endpoint = Policy['submission']['endpoint'];
type Fields = ReadonlyMap<string, string>;

/** The form's origin, which must post to this endpoint. */
function policyOf(endpoint: Endpoint, fields: Fields): Policy {
  const origin = required(fields, 'origin');
  const policy = Object.values(ORIGINS).find(
    ({ wireCode, submission }) => wireCode === origin && submission.endpoint === endpoint,
  );
  if (!policy) throw new Refusal(400, `This endpoint does not accept the origin '${origin}'.`);
  return policy;
}

function required(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (value === undefined || value.trim() === '') {
    throw new Refusal(400, `The part '${name}' is missing.`);
  }
  return value;
}

function checkNames(known: readonly string[], fields: Fields): void {
  for (const name of fields.keys()) {
    if (!known.includes(name)) throw new Refusal(400, `The part '${name}' is not known here.`);
  }
}

function checkConstants({ submission }: OriginPolicy, fields: Fields): void {
  for (const [name, value] of Object.entries(submission.constants)) {
    if (required(fields, name) !== value) throw new Refusal(400, `'${name}' must be '${value}'.`);
  }
}

/** If the endpoint asks for a sub-category, it is required exactly when the category has any (@spec §5). */
function checkCategory(policy: OriginPolicy, asked: readonly FieldName[], fields: Fields): void {
  const category = required(fields, 'category');
  const given = fields.get('subCategory');
  if (!Object.hasOwn(policy.categories, category)) {
    throw new Refusal(400, `The category '${category}' is not known here.`);
  }
  if (!asked.includes('subCategory')) return;
  const subCategories = policy.categories[category] ?? {};
  const needed = Object.keys(subCategories).length > 0;
  if (needed ? !Object.hasOwn(subCategories, given ?? '') : given !== undefined) {
    throw new Refusal(400, `The sub-category '${given ?? ''}' does not fit '${category}'.`);
  }
}

/** An address is required where its field is, and otherwise only has to be one (@spec §5). */
function checkAddresses(asked: readonly FieldName[], fields: Fields): void {
  for (const name of asked.filter(isAddress)) {
    const value = FIELDS[name].isRequired ? required(fields, name) : fields.get(name);
    if (value !== undefined && !isEmailAddress(value)) {
      throw new Refusal(400, `'${name}' is not an email address.`);
    }
  }
}

function queryText(fields: Fields): string {
  const query = required(fields, 'query');
  if (query.length > MAX_QUERY_LENGTH) {
    throw new Refusal(400, `The query is longer than ${String(MAX_QUERY_LENGTH)} characters.`);
  }
  return query;
}

/**
 * Checks a submission's fields against the rules of its origin (@spec §3, §5).
 *
 * @param leftOut fields of the origin that the endpoint does not accept
 * @throws Refusal 400 with the first rule that is broken.
 */
export function checkSubmission(
  endpoint: Endpoint,
  fields: Fields,
  leftOut: readonly FieldName[],
): SubmittedQuery {
  const policy = policyOf(endpoint, fields);
  const asked = fieldsOf(policy).filter((name) => !leftOut.includes(name));
  checkNames([...asked, 'origin', ...Object.keys(policy.submission.constants)], fields);
  checkConstants(policy, fields);
  checkCategory(policy, asked, fields);
  checkAddresses(asked, fields);

  return {
    origin: policy.wireCode,
    category: required(fields, 'category'),
    subCategory: fields.get('subCategory'),
    queryDetail: queryText(fields),
    email: required(fields, 'email'),
    ccEmail: fields.get('ccEmail'),
    product: fields.get('product'),
  };
}

/**
 * Checks an update's fields (@spec §3 Query update payload, §5).
 *
 * @throws Refusal 400 with the first rule that is broken.
 */
export function checkUpdate(
  endpoint: Endpoint,
  fields: Fields,
): Pick<SubmittedQuery, 'origin' | 'queryDetail'> {
  const { wireCode } = policyOf(endpoint, fields);
  checkNames(['query', 'origin'], fields);
  return { origin: wireCode, queryDetail: queryText(fields) };
}
