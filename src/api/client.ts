import ky from 'ky';
import type { Settings } from '../settings/settings';
import { antiForgeryHeaders, isMutation } from './anti-forgery';
import type { CallInput, CallKey, CallKeyOf, ServiceName } from './contract';
import { fillPath, toFormData, toSearch, type Fields } from './endpoint';
import { isTrusted, NO_READS, readWith, type FirstReads } from './first-reads';
import { HttpFailure, type FailureKind } from './http-failure';
import { serviceRoots } from './services';
import { limitOf } from './time-limit';
import { assertReadable } from './unreadable-files';
import { uploadFetch, type UploadProgress } from './upload-transport';

/** How long a call may take, in milliseconds: a reading with its body, a mutation until its answer. */
const TIME_LIMIT = { reading: 30_000, mutation: 120_000 };

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

type Read<T> = (response: Response) => Promise<T>;

const readText: Read<string> = (response) => response.text();
/** JSON is no content for members: `null` or a stack of braces would be shown to them. */
const readContent: Read<string> = (response) => {
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return response.text();
  throw new SyntaxError('The answer is no content');
};
const readBlob: Read<Blob> = (response) => response.blob();
const readJson: Read<unknown> = async (response) => {
  const text = await response.text();
  return text.trim() === '' ? undefined : (JSON.parse(text) as unknown);
};

/** No answer, no answer in time, or one that could not be read. */
function failureKind(error: unknown): FailureKind {
  if (error instanceof SyntaxError) return 'unreadable';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

export function createClient(
  settings: Settings,
  onFailure: (failure: HttpFailure) => void = () => undefined,
  firstReads: FirstReads = NO_READS,
): Client {
  const roots = serviceRoots(settings);

  async function send<T>(key: string, url: string, input: AnyInput, read: Read<T>): Promise<T> {
    const method = key.split(' ', 1)[0] ?? 'GET';
    const target = new URL(url);
    const mutation = isMutation(method);
    const files = filesOf(input.form);
    const uploads = files.length > 0;
    let answer: Response | undefined;
    await assertReadable(files);
    const body = input.form && toFormData(input.form);
    const limit = limitOf(input.signal, mutation ? undefined : TIME_LIMIT.reading);
    try {
      answer = await ky(target, {
        method,
        ...(input.json !== undefined && { json: input.json }),
        ...(body && (uploads ? { fetch: uploadFetch(body, input.onProgress) } : { body })),
        headers: antiForgeryHeaders(method, target, settings.trustedOrigins),
        credentials: isTrusted(settings, target) ? 'include' : 'omit',
        redirect: mutation && !uploads ? 'error' : 'follow',
        // A reading is limited with its body; the upload transport by silence, not time.
        timeout: mutation && !uploads ? TIME_LIMIT.mutation : false,
        retry: 0,
        throwHttpErrors: false,
        signal: limit.signal,
        ...(!mutation && { fetch: readWith(firstReads) }),
      });
      if (answer.ok) return await read(answer);
      const { status, statusText } = answer;
      throw new HttpFailure('status', key, url, status, statusText, await answer.text());
    } catch (error) {
      if (input.signal?.aborted || error instanceof HttpFailure) throw error;
      const kind = failureKind(error);
      const { status, statusText } = kind === 'unreadable' && answer ? answer : NO_ANSWER;
      throw new HttpFailure(kind, key, url, status, statusText, '');
    } finally {
      limit.end();
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

const NO_ANSWER = { status: 0, statusText: '' };
