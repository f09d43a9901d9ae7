import { parseJson } from '../domain/json';

/** The prefix that some servers add to JSON, so that no page can run it as a script. */
const GUARD = /^\s*\)\]\}',?/;

/** An answer's body without that prefix. */
export const withoutGuard = (body: string): string => body.replace(GUARD, '');

/** The value of an answer's JSON; undefined if it is not JSON. */
export const parseAnswer = (body: string): unknown => parseJson(withoutGuard(body));
