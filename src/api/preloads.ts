import { OPEN_QUERIES_DAYS_AGO, OPEN_STATUS } from '../domain/limits';
import type { Origin, OriginCode } from '../origins';
import type { Settings } from '../settings/settings';
import type { CallKey } from './contract';
import { parseAnswer } from './parse-answer';
import { callUrl } from './services';

const OPEN_QUERIES = 'GET /member-queries' satisfies CallKey<'smartInquiry'>;
const MEMBER_DETAILS = 'GET /v2/member-details' satisfies CallKey<'memberDetails'>;

/** The query parameters of the open-queries call: the last 7 days (@spec §9). */
export const openQueriesParams = (origin: OriginCode) => ({
  daysAgo: OPEN_QUERIES_DAYS_AGO,
  status: OPEN_STATUS,
  origin,
});

/** Whether credentials and the anti-forgery header may be sent to a URL. */
export const isTrusted = ({ trustedOrigins }: Settings, url: URL): boolean =>
  trustedOrigins.includes(url.origin);

/** Cache mode of the API's answers, which the next user of the device must not find in the browser's cache. */
export const API_CACHE = 'no-store';

/** Requests that are sent before the API client has loaded. */
export interface Preloads {
  /** Returns a preloaded answer, once; undefined if there is none. */
  readonly take: (request: Pick<Request, 'url' | 'signal'>) => Promise<Response> | undefined;
  /** The parsed answer of the open-queries call, if it was preloaded. */
  readonly openQueries?: Promise<unknown>;
  /** Aborts the requests whose answers were not used. */
  readonly abort: () => void;
}

export const NO_PRELOADS: Preloads = { take: () => undefined, abort: () => undefined };

const readJson = async (answer: Promise<Response>): Promise<unknown> => {
  const response = await answer;
  if (!response.ok) throw new TypeError('No list');
  // Reads a clone, because the client reads the body itself.
  return parseAnswer(await response.clone().text());
};

/** Sends the first requests of an origin's contact page (@spec §2): open queries and member details. */
export function startPreloads(settings: Settings, origin: Origin): Preloads {
  const query = openQueriesParams(origin.wireCode);
  const queries = callUrl(settings, 'smartInquiry', OPEN_QUERIES, query);
  const details = callUrl(settings, 'memberDetails', MEMBER_DETAILS);
  const urls = origin.listsOpenQueries ? [queries, details] : [details];
  const requests = new Map(urls.map((url) => [url, send(new URL(url), settings)]));
  const answer = requests.get(queries)?.answer;
  const openQueries = answer && readJson(answer);
  // A placeholder shows no failure, so the rejection must not count as unhandled.
  openQueries?.catch(() => undefined);
  return {
    ...(openQueries && { openQueries }),
    take: ({ url, signal }) => {
      const request = requests.get(url);
      if (!request) return undefined;
      requests.delete(url);
      if (signal.aborted) request.abort();
      else signal.addEventListener('abort', request.abort);
      return request.answer;
    },
    abort: () => {
      for (const { abort } of requests.values()) abort();
      requests.clear();
    },
  };
}

function send(url: URL, settings: Settings) {
  const controller = new AbortController();
  // Async, because a host's replacement of fetch may throw synchronously.
  const ask = async () =>
    fetch(url, {
      cache: API_CACHE,
      credentials: isTrusted(settings, url) ? 'include' : 'omit',
      signal: controller.signal,
    });
  const answer = ask();
  // If the answer is not used, its rejection must not count as unhandled.
  answer.catch(() => undefined);
  return {
    answer,
    abort: () => {
      controller.abort();
    },
  };
}
