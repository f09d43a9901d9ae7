/** Gets from the demo's own API; undefined without a session. */
export async function load(path) {
  const answer = await fetch(`/demo-api/${path}`);
  // Always read: an unread body keeps its connection.
  const body = await answer.json();
  if (answer.status === 401) return undefined;
  if (!answer.ok) throw new Error(`GET /demo-api/${path} was answered with ${answer.status}`);
  return body;
}

/** Posts JSON with the anti-forgery header; returns whether it was accepted. */
export async function post(path, body) {
  const [, token = ''] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
    body: JSON.stringify(body),
  });
  return answer.ok;
}

/** Posts JSON to the demo's own API; returns whether it was accepted. */
export const send = (path, body) => post(`/demo-api/${path}`, body);
