const TOKEN = 'XSRF-TOKEN';

/** A client that keeps cookies and sends the anti-forgery header, like a page of the portal. */
export class Browser {
  cookies = new Map();

  /** @param request the function that sends a request, `fetch` by default */
  constructor(address, request = fetch) {
    this.address = address;
    this.request = request;
  }

  async send(method, path, { headers, ...init } = {}) {
    const answer = await this.request(this.address + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(method !== 'GET' && { [`X-${TOKEN}`]: this.cookies.get(TOKEN) ?? '' }),
        ...headers,
      },
      ...init,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.cookies.set(name, value);
    }
    return answer;
  }

  get(path, init) {
    return this.send('GET', path, init);
  }

  async json(path) {
    return (await this.get(path)).json();
  }

  post(path, body, { headers } = {}) {
    const init = body instanceof FormData ? { body } : { body: JSON.stringify(body) };
    const type = body instanceof FormData ? {} : { 'content-type': 'application/json' };
    return this.send('POST', path, { ...init, headers: { ...type, ...headers } });
  }

  logIn(Login, Password) {
    const ddid = { authorizationCode: '', domain: '', redirectUri: '', clientId: '' };
    return this.post('/wsg/rest', { schemaVersion: 1, Login, Password, ddid });
  }
}

/** A multipart body. `files` lists pairs of name and bytes. */
export function form({ files = [], ...fields }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of files) body.append('files', new Blob([bytes]), name);
  return body;
}
