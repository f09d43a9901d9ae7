import { fetchOption } from './call-request';
import { TIMEOUTS } from './timeouts';

/** How much of a request body is sent, in bytes. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

const NO_BODY = new Set([101, 204, 205, 304]);

/**
 * A `fetch` that uses XMLHttpRequest for upload progress, because upload streams in `fetch` need HTTP/2.
 * XMLHttpRequest can't refuse redirects, so an answer from any other URL than the request's is a failure.
 *
 * @param body passed separately, because WebKit does not expose the files of a Request
 */
export const uploadFetch = (body: FormData, onProgress?: (progress: UploadProgress) => void) =>
  fetchOption(async (request) => {
    request.signal.throwIfAborted();
    const answered = new Promise<XMLHttpRequest>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let stallTimer: ReturnType<typeof setTimeout>;
      const abort = () => {
        xhr.abort();
      };
      const restartTimer = () => {
        clearTimeout(stallTimer);
        stallTimer = setTimeout(() => {
          reject(new DOMException('The upload has stalled', 'TimeoutError'));
          xhr.abort();
        }, TIMEOUTS.silence);
      };
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.init.credentials === 'include';
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => {
        restartTimer();
        onProgress?.({ loaded, total });
      };
      xhr.onprogress = restartTimer;
      xhr.onload = () => {
        // The URL may be missing if scripts of the page record its calls.
        if (xhr.responseURL && xhr.responseURL !== request.url) reject(new TypeError('Redirected'));
        else resolve(xhr);
      };
      xhr.onerror = () => {
        reject(new TypeError('Failed to send'));
      };
      xhr.onabort = () => {
        reject(request.signal.reason as Error);
      };
      xhr.onloadend = () => {
        clearTimeout(stallTimer);
        request.signal.removeEventListener('abort', abort);
      };
      request.signal.addEventListener('abort', abort);
      restartTimer();
      xhr.send(body);
    });
    // Throws on a status that a Response can't have.
    const { status, statusText, responseText } = await answered;
    return new Response(NO_BODY.has(status) ? null : responseText, { status, statusText });
  });
