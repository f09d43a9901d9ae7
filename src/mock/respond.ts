const asBody = (reply: unknown): [body: BodyInit, type: string] => {
  if (reply instanceof Blob) return [reply, reply.type || 'application/octet-stream'];
  if (typeof reply !== 'string') return [JSON.stringify(reply), 'application/json'];
  return [reply, /^\s*</.test(reply) ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'];
};

/** Answers with a file, a text, HTML or JSON. A file is shown under its own name. */
export function respond(reply: unknown, status = 200): Response {
  const [body, type] = asBody(reply);
  const headers = new Headers({ 'content-type': type, 'cache-control': 'no-store' });
  if (reply instanceof File) {
    const name = encodeURIComponent(reply.name);
    headers.set('content-disposition', `inline; filename*=UTF-8''${name}`);
    headers.set('x-content-type-options', 'nosniff');
  }
  return new Response(body, { status, headers });
}
