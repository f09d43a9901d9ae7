import { loadedOnce } from '../domain/loaded-once';
import type { Settings } from '../settings/settings';
import type { CallInput, CallKey, CallKeyOf, ServiceName } from './contract';
import { fillPath, type Fields } from './endpoint';
import { HttpFailure } from './http-failure';
import { API_CACHE, NO_PRELOADS, type Preloads } from './preloads';
import type { Read } from './read-answer';
import type { CallData, CallOptions, SubmitOptions } from './send-call';
import { callUrl } from './services';

export type { CallOptions, SubmitOptions };

type Sender = typeof import('./send-call');

/** ky and what reads answers. They load beside the hydration of the form, which needs no call. */
const loadSender = loadedOnce(() => import('./send-call'));

/**
 * Sends the calls of the contract. Each method throws an {@link HttpFailure} if the call fails or its answer can't be
 * read. Before any request it throws a TypeError on an invalid path value, and {@link UnreadableFiles} if a file has
 * changed or was deleted.
 */
export interface Client {
  /** Returns the parsed JSON; undefined for an empty body. */
  json<S extends ServiceName, K extends CallKey<S>>(
    service: S,
    key: K,
    input: CallInput<S, K> & SubmitOptions,
  ): Promise<unknown>;
  /**
   * Returns the parsed JSON, converted by `read`.
   * @param read throws a SyntaxError on an unexpected shape, and the call then fails as unreadable
   */
  read<T, S extends ServiceName, K extends CallKey<S>>(
    service: S,
    key: K,
    input: CallInput<S, K> & CallOptions,
    read: (wire: unknown) => T,
  ): Promise<T>;
  text<S extends ServiceName, K extends CallKey<S>>(
    service: S,
    key: K & CallKeyOf<S, string>,
    input: CallInput<S, K> & CallOptions,
  ): Promise<string>;
  blob<S extends ServiceName, K extends CallKey<S>>(
    service: S,
    key: K & CallKeyOf<S, Blob>,
    input: CallInput<S, K> & CallOptions,
  ): Promise<Blob>;
  /** Returns the URL of a call, for a link. */
  url<S extends ServiceName, K extends CallKey<S>>(
    service: S,
    key: K,
    input: CallInput<S, K> & object,
  ): string;
  /**
   * Reads HTML or plain text from a URL. `key` names the call in a failure. An answer is unreadable if a redirect has
   * fetched it from outside `folder`.
   */
  readContent(key: string, url: string, folder: string, options: CallOptions): Promise<string>;
}

interface AnyInput extends CallData {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Fields;
}

/** A failure before any request: the files of the element could not be fetched. */
const noSender = (key: string, url: string) => new HttpFailure('network', key, url, 0, '', '');

export function createClient(
  settings: Settings,
  onFailure: (failure: HttpFailure) => void = () => undefined,
  preloads: Preloads = NO_PRELOADS,
): Client {
  // The first call comes soon. It reports a failure, and loads again.
  loadSender().catch(() => undefined);

  async function send<T>(
    key: string,
    url: string,
    data: CallData,
    readerOf: (sender: Sender) => Read<T>,
  ): Promise<T> {
    try {
      const sender = await loadSender().catch(() => {
        throw noSender(key, url);
      });
      return await sender.sendCall(key, url, data, readerOf(sender), { settings, preloads });
    } catch (error) {
      if (error instanceof HttpFailure) onFailure(error);
      throw error;
    }
  }

  const urlOf = (service: ServiceName, key: string, { params, query }: AnyInput) =>
    callUrl(settings, service, fillPath(key, params), query);
  const callWith =
    <T>(readerOf: (sender: Sender) => Read<T>) =>
    async (service: ServiceName, key: string, input: AnyInput) =>
      send(key, urlOf(service, key, input), { ...input, cache: API_CACHE }, readerOf);

  return {
    json: callWith(({ readJson }) => readJson),
    read: async (service, key, input, read) =>
      callWith(
        ({ readJson }) =>
          async (answer) =>
            read(await readJson(answer)),
      )(service, key, input),
    text: callWith(({ readText }) => readText),
    blob: callWith(({ readBlob }) => readBlob),
    url: urlOf,
    readContent: (key, url, folder, options) =>
      send(key, url, options, ({ readContentBelow }) => readContentBelow(folder)),
  };
}
