import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 15;

function corsHeaders({ headers }) {
  return headers.origin
    ? {
        'access-control-allow-origin': headers.origin,
        'access-control-allow-credentials': 'true',
        vary: 'origin',
      }
    : {};
}

function contentOf({ json, html, text, bytes }) {
  if (json !== undefined) return ['application/json', JSON.stringify(json)];
  if (html !== undefined) return ['text/html; charset=utf-8', html];
  if (text !== undefined) return ['text/plain; charset=utf-8', text];
  if (bytes !== undefined) return ['application/octet-stream', Buffer.from(bytes, 'base64')];
  return [undefined, ''];
}

/** Sends a test's answer, readable from every origin. */
export function sendAnswer(request, response, answer) {
  const [type, content] = contentOf(answer);
  const { status = 200 } = answer;
  response.writeHead(status, STATUS_CODES[status], {
    'cache-control': 'no-store',
    ...(type && { 'content-type': type }),
    ...corsHeaders(request),
    ...answer.headers,
  });
  if (answer.drops) return sendInDrops(response, Buffer.from(content), answer.drops);
  return response.end(content);
}

/** Sends content in a number of pieces, with a pause of some milliseconds before each. */
async function sendInDrops(response, content, count) {
  const size = Math.ceil(content.length / count);
  response.flushHeaders();
  for (let start = 0; start < content.length; start += size) {
    await wait(PAUSE_MS);
    response.write(content.subarray(start, start + size));
  }
  response.end();
}

/** Answers the preflight request of another origin, and allows everything. */
export function allowPreflight(request, response) {
  response.writeHead(204, {
    ...corsHeaders(request),
    'access-control-allow-methods': request.headers['access-control-request-method'],
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
  });
  response.end();
}

/** No engine accepts this as an answer, because of an invalid status and two contradicting lengths. */
const NO_ANSWER = 'HTTP/1.1 2 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n';

/**
 * Ends the connection without an answer. The invalid head keeps the browser from retrying the request, as it does
 * when a reused connection just closes.
 */
export function cutConnection(response) {
  response.cut = true;
  response.socket.end(NO_ANSWER);
}
