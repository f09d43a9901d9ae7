/** What the demo's own API answers to a GET; undefined without a session. */
export async function load(path) {
  const answer = await fetch(`/demo-api/${path}`);
  // Read in every case: a body that nobody reads keeps its connection.
  const body = await answer.json();
  if (answer.status === 401) return undefined;
  if (!answer.ok) throw new Error(`GET /demo-api/${path} was answered with ${answer.status}`);
  return body;
}

/** Posts JSON with the anti-forgery header; whether it was taken. */
export async function send(path, body) {
  const [, token = ''] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
  const answer = await fetch(`/demo-api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
    body: JSON.stringify(body),
  });
  return answer.ok;
}
