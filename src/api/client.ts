import ky, { HTTPError, type ResponsePromise } from 'ky';
import type { Settings } from '../settings/settings';
import { antiForgeryHeaders, isMutation } from './anti-forgery';
import type { CallInput, CallKey, CallKeyOf, ServiceName } from './contract';
import { fillPath, toFormData, toSearch, type Fields } from './endpoint';
import { isTrusted, NO_READS, readWith, type FirstReads } from './first-reads';
import { HttpFailure, type FailureKind } from './http-failure';
import { readBlob, readContent, readJson, readText, type Read } from './read-answer';
import { serviceRoots } from './services';
import { assertReadable } from './unreadable-files';
import { uploadFetch, type UploadProgress } from './upload-transport';

/** How long a call may take, in milliseconds: a reading with its body, a mutation until its answer. */
const TIME_LIMIT = { reading: 30_000, mutation: 120_000 };

/** Nothing is sent twice by itself. */
const http = ky.create({
  retry: 0,
  timeout: false,
  // ky would ask for text alone where an answer may be JSON as well.
  headers: { accept: '*/*' },
  // An error keeps its body as text: a server may call anything JSON.
  parseJson: (text) => text,
});

/** What every call may be given. */
export interface CallOptions {
  /** Aborts the call; an aborted call is no failure. */
  readonly signal?: AbortSignal | undefined;
}

/** What a submission may be given. */
export interface SubmitOptions extends CallOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/**
 * Sends the calls of the contract, and tells of every failure but an abort. Each way of sending
 * throws an {@link HttpFailure} if the call fails, an unreadable answer included, and a TypeError on
 * an unfit path value and {@link UnreadableFiles} for files that have gone, before any request.
 */
export interface Client {
  /** What the server sent as JSON, undefined for an empty body: the resource modules read it. */
  json<S extends ServiceName, K extends CallKey<S>>(
    service: S,
    key: K,
    input: CallInput<S, K> & SubmitOptions,
  ): Promise<unknown>;
  /**
   * The same as what it is read to.
   * @param read throws a SyntaxError on an answer that can't be that: the call fails as unreadable
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
  /** The URL of a call, for a link. */
  url<S extends ServiceName, K extends CallKey<S>>(
    service: S,
    key: K,
    input: CallInput<S, K> & object,
  ): string;
  /** Reads content, HTML or plain text, by its URL; `key` names the call in a failure. */
  readContent(key: string, url: string, options: CallOptions): Promise<string>;
}

interface AnyInput extends SubmitOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Fields;
  readonly json?: unknown;
  readonly form?: Fields;
}

const filesOf = (form: Fields = {}): readonly File[] =>
  Object.values(form)
    .flatMap((value) => value)
    .filter((item) => item instanceof File);

const NO_ANSWER = { status: 0, statusText: '' };

/** The failure of a call: an error status, an unreadable answer, none in time, or none. */
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
  firstReads: FirstReads = NO_READS,
): Client {
  const roots = serviceRoots(settings);

  /** What a method and its files ask of ky. */
  function transportOf(method: string, { form, onProgress }: AnyInput, files: readonly File[]) {
    if (!isMutation(method))
      return { totalTimeout: TIME_LIMIT.reading, fetch: readWith(firstReads) };
    const body = form && toFormData(form);
    // The upload ends by silence, not by time.
    if (body && files.length > 0) return { fetch: uploadFetch(body, onProgress) };
    return { ...(body && { body }), redirect: 'error', timeout: TIME_LIMIT.mutation } as const;
  }

  async function send<T>(key: string, url: string, input: AnyInput, read: Read<T>): Promise<T> {
    const method = key.split(' ', 1)[0] ?? 'GET';
    const target = new URL(url);
    const files = filesOf(input.form);
    await assertReadable(files);
    let answer: ResponsePromise | undefined;
    try {
      answer = http(target, {
        method,
        ...(input.json !== undefined && { json: input.json }),
        headers: antiForgeryHeaders(method, target, settings.trustedOrigins),
        credentials: isTrusted(settings, target) ? 'include' : 'omit',
        signal: input.signal ?? null,
        ...transportOf(method, input, files),
      });
      return await read(answer);
    } catch (error) {
      throw input.signal?.aborted ? error : await failureOf(error, key, url, answer);
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

  const urlOf = (service: ServiceName, key: string, input: object) => {
    const { params, query }: AnyInput = input;
    return roots[service] + fillPath(key.slice(key.indexOf(' ') + 1), params) + toSearch(query);
  };
  const callWith =
    <T>(read: Read<T>) =>
    async (service: ServiceName, key: string, input: AnyInput) =>
      report(send(key, urlOf(service, key, input), input, read));

  return {
    json: callWith(readJson),
    read: async (service, key, input, read) =>
      callWith(async (response) => read(await readJson(response)))(service, key, input),
    text: callWith(readText),
    blob: callWith(readBlob),
    url: urlOf,
    readContent: (key, url, options) => report(send(key, url, options, readContent)),
  };
}
