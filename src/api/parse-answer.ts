import { parseJson } from '../domain/json';

/** The prefix that some servers add to JSON, so that no page can run it as a script. */
const GUARD = /^\s*\)\]\}',?/;

/** An answer's body without that prefix. */
export const withoutGuard = (body: string): string => body.replace(GUARD, '');

/** The value of an answer's JSON; undefined if it is not JSON. */
export const parseAnswer = (body: string): unknown => parseJson(withoutGuard(body));

/**
 * An answer's JSON; undefined for an empty body.
 * @throws {SyntaxError} if it is not JSON
 */
export function readAnswer(body: string): unknown {
  if (withoutGuard(body).trim() === '') return undefined;
  const value = parseAnswer(body);
  if (value === undefined) throw new SyntaxError('The answer is no JSON');
  return value;
}
