import { parseJson } from '../domain/json';
import { isDay } from '../domain/plain-date';
import { ORIGINS } from '../origins';
import { defaultOf } from './attributes';

/** How many business days an answer takes, by origin and category (@spec §9). */
export interface ResponseDays {
  /** By the name of an origin, the code of a category, or 'update'. 0 shows no date. */
  readonly counts: Readonly<Record<string, number>>;
  /** Additional days on which the scheme is closed, as yyyy-MM-dd. */
  readonly closed: readonly string[];
}

/** The same, with the problems of the attribute for the portal's developer, one sentence each. */
export interface ReadResponseDays extends ResponseDays {
  readonly problems: readonly string[];
}

const MOST_DAYS = 60;
const CLOSED = 'closed';

const NAMES = [
  'update',
  ...Object.values(ORIGINS).flatMap(({ name, categories }) => [name, ...Object.keys(categories)]),
];

const objectIn = (json: string): Readonly<Record<string, unknown>> | undefined => {
  const value = parseJson(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DAYS;

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value);

/** Reads the attribute `response-days`. A missing or invalid key uses its default. */
export function readResponseDays(json: string): ReadResponseDays {
  const given = objectIn(json);
  const problems = given ? [] : ['there is no JSON object'];
  const counts = { ...objectIn(defaultOf('responseDays', 'production')) } as Record<string, number>;
  let closed: readonly string[] = [];
  for (const [name, value] of Object.entries(given ?? {})) {
    if (name === CLOSED) {
      const days: readonly unknown[] = Array.isArray(value) ? value : [undefined];
      if (days.every(isDate)) closed = days;
      else problems.push(`"${CLOSED}" is no list of days as "2026-12-24"`);
    } else if (!NAMES.includes(name)) {
      problems.push(`there is no origin or category "${name}"`);
    } else if (isCount(value)) {
      counts[name] = value;
    } else {
      problems.push(`"${name}" is no whole number from 0 to ${String(MOST_DAYS)}`);
    }
  }
  return { counts, closed, problems };
}
