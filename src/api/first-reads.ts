import { OPEN_QUERIES_DAYS_AGO, OPEN_STATUS } from '../domain/limits';
import type { Origin, OriginCode } from '../origins';
import type { Settings } from '../settings/settings';
import { toSearch } from './endpoint';
import { serviceRoots } from './services';

/** The query of the open queries' call: those of the last 7 days (@spec §9). */
export const openQueriesOf = (origin: OriginCode) => ({
  daysAgo: OPEN_QUERIES_DAYS_AGO,
  status: OPEN_STATUS,
  origin,
});

/** Whether credentials and the anti-forgery header may go to a call's origin. */
export const isTrusted = ({ trustedOrigins }: Settings, url: URL): boolean =>
  trustedOrigins.includes(url.origin);

/** Readings that are on their way before the client is there to ask for them. */
export interface FirstReads {
  /** The answer to a reading, for the first who asks; undefined where it was not begun. */
  readonly take: (request: Request) => Promise<Response> | undefined;
  /** The answer to the reading of the open queries as JSON, where it was begun. */
  readonly openQueries?: Promise<unknown>;
  /** Gives up what nobody has asked for. */
  readonly abort: () => void;
}

export const NO_READS: FirstReads = { take: () => undefined, abort: () => undefined };

const readJson = async (answer: Promise<Response>): Promise<unknown> => {
  const response = await answer;
  if (!response.ok) throw new TypeError(`Status ${String(response.status)}`);
  // The client reads the answer itself.
  return response.clone().json();
};

/** Reads what has been begun already, else anew. */
export const readWith = (firstReads: FirstReads) => (request: RequestInfo | URL) =>
  (request instanceof Request ? firstReads.take(request) : undefined) ?? fetch(request);

/** Begins what the contact page of an origin reads at once (@spec §2): open queries and member details. */
export function beginReads(settings: Settings, origin: Origin): FirstReads {
  const { smartInquiry, memberDetails } = serviceRoots(settings);
  const queries = `${smartInquiry}/member-queries${toSearch(openQueriesOf(origin.wireCode))}`;
  const details = `${memberDetails}/v2/member-details`;
  const urls = origin.listsOpenQueries ? [queries, details] : [details];
  const begun = new Map(urls.map((url) => [url, begin(new URL(url), settings)]));
  const openQueries = begun.get(queries)?.answer;
  return {
    ...(openQueries && { openQueries: readJson(openQueries) }),
    take: ({ url, signal }) => {
      const read = begun.get(url);
      if (!read) return undefined;
      begun.delete(url);
      if (signal.aborted) read.abort();
      else signal.addEventListener('abort', read.abort);
      return read.answer;
    },
    abort: () => {
      for (const { abort } of begun.values()) abort();
      begun.clear();
    },
  };
}

function begin(url: URL, settings: Settings) {
  const controller = new AbortController();
  // Async: what a host has put in the place of fetch may throw at once.
  const ask = async () =>
    fetch(url, {
      credentials: isTrusted(settings, url) ? 'include' : 'omit',
      signal: controller.signal,
    });
  const answer = ask();
  // Whoever takes the answer hears of its failure; nobody may ever take it.
  answer.catch(() => undefined);
  return {
    answer,
    abort: () => {
      controller.abort();
    },
  };
}
