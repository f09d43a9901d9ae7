import { ORIGINS, type OriginCode } from '../origins';
import { Refusal } from './refusal';

/** An optional parameter; undefined if absent. */
export function optionalParameter(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  if (values.length > 1) throw new Refusal(400, `The query parameter '${name}' is repeated.`);
  return values[0];
}

export function parameter(query: URLSearchParams, name: string): string {
  const value = optionalParameter(query, name);
  if (value === undefined) throw new Refusal(400, `The query parameter '${name}' is missing.`);
  return value;
}

/** A parameter that may be repeated and is required. */
export function repeatedParameter(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).filter((value) => value !== '');
  if (values.length === 0) throw new Refusal(400, `The query parameter '${name}' is missing.`);
  return values;
}

export function oneOf<T extends string>(
  known: readonly T[],
  query: URLSearchParams,
  name: string,
): T {
  const value = parameter(query, name);
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new Refusal(400, `'${value}' is not a valid ${name}.`);
  return found;
}

const ORIGIN_CODES = Object.values(ORIGINS).map((policy) => policy.wireCode);

/** The origin code, which every reading call requires. */
export const originParameter = (query: URLSearchParams): OriginCode =>
  oneOf(ORIGIN_CODES, query, 'origin');

/** A whole number from 0 to 9999; undefined if absent. */
export function numberParameter(query: URLSearchParams, name: string): number | undefined {
  const text = optionalParameter(query, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,4}$/.test(text))
    throw new Refusal(400, `'${name}' must be a number from 0 to 9999, not '${text}'.`);
  return Number(text);
}

/** A flag, false if absent. */
export function flag(query: URLSearchParams, name: string): boolean {
  const text = optionalParameter(query, name) ?? 'false';
  if (text !== 'true' && text !== 'false') {
    throw new Refusal(400, `'${name}' must be true or false.`);
  }
  return text === 'true';
}
