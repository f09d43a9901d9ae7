import type { StreamedFile } from './store';

const isFile = (reply: unknown): reply is StreamedFile =>
  typeof reply === 'object' && reply !== null && 'stream' in reply;

function sendFile(file: StreamedFile, headers: Headers): Response {
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  headers.set('x-content-type-options', 'nosniff');
  if (file.name !== undefined) {
    headers.set('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  }
  return new Response(file instanceof Blob ? file : file.stream(), { headers });
}

/** Answers with a file, a text, HTML or JSON. A file is shown under its own name. */
export function respond(reply: unknown, status = 200): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (isFile(reply)) return sendFile(reply, headers);
  const isText = typeof reply === 'string';
  const textType = /^\s*</.test(String(reply)) ? 'text/html' : 'text/plain';
  headers.set('content-type', isText ? `${textType}; charset=utf-8` : 'application/json');
  return new Response(isText ? reply : JSON.stringify(reply), { status, headers });
}
