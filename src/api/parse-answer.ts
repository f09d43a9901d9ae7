import { parseJson } from '../domain/json';

/** The prefix that some servers put before JSON, so that no page can run it as a script. */
const GUARD = /^\s*\)\]\}',?/;

/** An answer's body without the guard against being run as a script. */
export const withoutGuard = (body: string): string => body.replace(GUARD, '');

/** The value of an answer's JSON; undefined if it is none. */
export const parseAnswer = (body: string): unknown => parseJson(withoutGuard(body));
