import ky, { HTTPError, type BeforeRequestState, type ResponsePromise } from 'ky';
import type { Settings } from '../settings/settings';
import { antiForgeryHeaders, isMutation } from './anti-forgery';
import { fetchOption, fetchRequest } from './call-request';
import { toFormData, type Fields } from './endpoint';
import { HttpFailure, type FailureKind } from './http-failure';
import { readAnswer } from './parse-answer';
import { isTrusted, type Preloads } from './preloads';
import type { Read } from './read-answer';
import { TIMEOUTS } from './timeouts';
import { assertReadable } from './unreadable-files';
import { uploadFetch, type UploadProgress } from './upload-transport';

export { readBlob, readContentBelow, readJson, readText } from './read-answer';

/** Calls are never retried. */
const http = ky.create({
  fetch: fetchOption(fetchRequest),
  retry: 0,
  timeout: false,
  // ky's default for text is too narrow, because an answer may also be JSON.
  headers: { accept: '*/*' },
  // Keeps the body of an HTTPError as text, because it may not be valid JSON.
  parseJson: (text, { response }) => (response.ok ? readAnswer(text) : text),
});

export interface CallOptions {
  /** Aborts the call. An aborted call does not count as failed. */
  readonly signal?: AbortSignal | undefined;
}

export interface SubmitOptions extends CallOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface CallData extends SubmitOptions {
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

/** The ky options for a method and its files. */
function transportOf(
  method: string,
  { form, onProgress }: CallData,
  files: readonly File[],
  preloads: Preloads,
) {
  if (!isMutation(method)) {
    const takePreloaded = ({ request }: BeforeRequestState) => preloads.take(request);
    return { totalTimeout: TIMEOUTS.read, hooks: { beforeRequest: [takePreloaded] } };
  }
  const body = form && toFormData(form);
  // Uploads have no fixed timeout; they time out when no byte moves.
  if (body && files.length > 0) return { fetch: uploadFetch(body, onProgress) };
  return { ...(body && { body }), redirect: 'error', timeout: TIMEOUTS.mutation } as const;
}

/**
 * Sends a call and reads its answer.
 * @param key the call as 'METHOD /path/:param'
 * @throws HttpFailure if the call fails or its answer can't be read, and UnreadableFiles before any request
 */
export async function sendCall<T>(
  key: string,
  url: string,
  data: CallData,
  read: Read<T>,
  { settings, preloads }: { readonly settings: Settings; readonly preloads: Preloads },
): Promise<T> {
  const method = key.split(' ', 1)[0] ?? 'GET';
  const target = new URL(url);
  const files = filesOf(data.form);
  await assertReadable(files);
  // Outside the try, because its exceptions are not failures of the call.
  const transport = transportOf(method, data, files, preloads);
  let answer: ResponsePromise | undefined;
  try {
    answer = http(target, {
      method,
      ...(data.json !== undefined && { json: data.json }),
      headers: antiForgeryHeaders(method, target, settings.trustedOrigins),
      credentials: isTrusted(settings, target) ? 'include' : 'omit',
      signal: data.signal ?? null,
      ...(data.cache && { cache: data.cache }),
      ...transport,
    });
    return await read(answer);
  } catch (error) {
    // A call that fails while it is aborted counts as aborted.
    if (data.signal?.aborted) throw data.signal.reason as Error;
    throw await failureOf(error, key, url, answer);
  }
}
