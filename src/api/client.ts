import ky, { HTTPError, type ResponsePromise } from 'ky';
import type { Settings } from '../settings/settings';
import { antiForgeryHeaders, isMutation } from './anti-forgery';
import { fetchOption, fetchRequest } from './call-request';
import type { CallInput, CallKey, CallKeyOf, ServiceName } from './contract';
import { fillPath, toFormData, type Fields } from './endpoint';
import { HttpFailure, type FailureKind } from './http-failure';
import { API_CACHE, isTrusted, NO_PRELOADS, fetchPreloaded, type Preloads } from './preloads';
import { readBlob, readContentBelow, readJson, readText, type Read } from './read-answer';
import { callUrl } from './services';
import { TIMEOUTS } from './timeouts';
import { assertReadable } from './unreadable-files';
import { uploadFetch, type UploadProgress } from './upload-transport';

/** Calls are never retried. */
const http = ky.create({
  fetch: fetchOption(fetchRequest),
  retry: 0,
  timeout: false,
  // ky's default for text is too narrow, because an answer may also be JSON.
  headers: { accept: '*/*' },
  // Keeps the body of an HTTPError as text, because it may not be valid JSON.
  parseJson: (text) => text,
});

export interface CallOptions {
  /** Aborts the call. An aborted call does not count as failed. */
  readonly signal?: AbortSignal | undefined;
}

export interface SubmitOptions extends CallOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

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

interface AnyInput extends SubmitOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Fields;
  readonly json?: unknown;
  readonly form?: Fields;
  readonly cache?: RequestCache;
}

const filesOf = (form: Fields = {}): readonly File[] =>
  Object.values(form)
    .flatMap((value) => value)
    .filter((item) => typeof item === 'object');

const NO_ANSWER = { status: 0, statusText: '' };

/** Converts any exception of a call to an HttpFailure. */
async function failureOf(
  error: unknown,
  key: string,
  url: string,
  answer: Promise<Response> | undefined,
): Promise<HttpFailure> {
  const fail = (kind: FailureKind, { status, statusText } = NO_ANSWER, body: unknown = '') =>
    new HttpFailure(kind, key, url, status, statusText, typeof body === 'string' ? body : '');
  if (error instanceof HTTPError) return fail('status', error.response, error.data);
  if (error instanceof SyntaxError) return fail('unreadable', await answer);
  return fail(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network');
}

export function createClient(
  settings: Settings,
  onFailure: (failure: HttpFailure) => void = () => undefined,
  preloads: Preloads = NO_PRELOADS,
): Client {
  /** The ky options for a method and its files. */
  function transportOf(method: string, { form, onProgress }: AnyInput, files: readonly File[]) {
    if (!isMutation(method))
      return { totalTimeout: TIMEOUTS.read, fetch: fetchPreloaded(preloads) };
    const body = form && toFormData(form);
    // Uploads have no fixed timeout; they time out when no byte moves.
    if (body && files.length > 0) return { fetch: uploadFetch(body, onProgress) };
    return { ...(body && { body }), redirect: 'error', timeout: TIMEOUTS.mutation } as const;
  }

  async function send<T>(key: string, url: string, input: AnyInput, read: Read<T>): Promise<T> {
    const method = key.split(' ', 1)[0] ?? 'GET';
    const target = new URL(url);
    const files = filesOf(input.form);
    await assertReadable(files);
    // Outside the try, because its exceptions are not failures of the call.
    const transport = transportOf(method, input, files);
    let answer: ResponsePromise | undefined;
    try {
      answer = http(target, {
        method,
        ...(input.json !== undefined && { json: input.json }),
        headers: antiForgeryHeaders(method, target, settings.trustedOrigins),
        credentials: isTrusted(settings, target) ? 'include' : 'omit',
        signal: input.signal ?? null,
        ...(input.cache && { cache: input.cache }),
        ...transport,
      });
      return await read(answer);
    } catch (error) {
      // A call that fails while it is aborted counts as aborted.
      if (input.signal?.aborted) throw input.signal.reason as Error;
      throw await failureOf(error, key, url, answer);
    }
  }

  async function report<T>(sending: Promise<T>): Promise<T> {
    try {
      return await sending;
    } catch (error) {
      if (error instanceof HttpFailure) onFailure(error);
      throw error;
    }
  }

  const urlOf = (service: ServiceName, key: string, { params, query }: AnyInput) =>
    callUrl(settings, service, fillPath(key, params), query);
  const callWith =
    <T>(read: Read<T>) =>
    async (service: ServiceName, key: string, input: AnyInput) =>
      report(send(key, urlOf(service, key, input), { ...input, cache: API_CACHE }, read));

  return {
    json: callWith(readJson),
    read: async (service, key, input, read) =>
      callWith(async (response) => read(await readJson(response)))(service, key, input),
    text: callWith(readText),
    blob: callWith(readBlob),
    url: urlOf,
    readContent: (key, url, folder, options) =>
      report(send(key, url, options, readContentBelow(folder))),
  };
}
