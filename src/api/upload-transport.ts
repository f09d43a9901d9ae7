/** How much of a submission has left, in bytes. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** A submission is given up after this long without a byte moving, in milliseconds. */
const SILENCE = 120_000;

const NO_BODY = new Set([101, 204, 205, 304]);

/**
 * A `fetch` over XMLHttpRequest, for its upload progress: streams in `fetch` need HTTP/2. An
 * XMLHttpRequest follows redirects, so an answer counts only if it came from the URL asked.
 *
 * @param body what is sent with a request that has none: WebKit hands out no files of a request
 */
export const uploadFetch =
  (body: FormData, onProgress?: (progress: UploadProgress) => void) =>
  async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input);
    request.signal.throwIfAborted();
    const answered = new Promise<XMLHttpRequest>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let silence: ReturnType<typeof setTimeout>;
      const abort = () => {
        xhr.abort();
      };
      const stayAwake = () => {
        clearTimeout(silence);
        silence = setTimeout(() => {
          reject(new DOMException('No byte moved', 'TimeoutError'));
          xhr.abort();
        }, SILENCE);
      };
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => {
        stayAwake();
        onProgress?.({ loaded, total });
      };
      xhr.onprogress = stayAwake;
      xhr.onload = () => {
        if (xhr.responseURL !== request.url) reject(new TypeError('Redirected'));
        else resolve(xhr);
      };
      xhr.onerror = () => {
        reject(new TypeError('Failed to send'));
      };
      xhr.onabort = () => {
        reject(request.signal.reason as Error);
      };
      xhr.onloadend = () => {
        clearTimeout(silence);
        request.signal.removeEventListener('abort', abort);
      };
      request.signal.addEventListener('abort', abort);
      stayAwake();
      xhr.send(body);
    });
    // A status that no Response may have fails here.
    const { status, statusText, responseText } = await answered;
    return new Response(NO_BODY.has(status) ? null : responseText, { status, statusText });
  };
