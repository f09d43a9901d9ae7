/**
 * Whether a request is a call, given as 'GET /member-queries' with the end of its path. `:number` matches a number.
 */
function isCall(request, call) {
  const [method, path] = call.split(' ');
  const source = path.replaceAll(':number', '\\d+');
  return request.method === method && new RegExp(`${source}$`).test(new URL(request.url).pathname);
}

/** Changes one call. All others are answered unchanged. */
const on = (call, change) => (request, answer) =>
  isCall(request, call) ? change(request, answer) : answer(request);

/** Returns the answer with another body or other headers. */
const remade = (answer, body, headers = {}) => {
  const given = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) given.delete(name);
    else given.set(name, value);
  }
  return new Response(body, { status: answer.status, headers: given });
};

const withJson = (edit) => async (request, answer) => {
  const given = await answer(request);
  return given.ok ? remade(given, JSON.stringify(edit(await given.json()))) : given;
};

const withHeaders = (headers) => async (request, answer) => {
  const given = await answer(request);
  return given.ok ? remade(given, await given.arrayBuffer(), headers) : given;
};

const page =
  (html, status = 200) =>
  () =>
    new Response(html, { status, headers: { 'content-type': 'text/html' } });
const json = (value, status = 200) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
const redirect = (status, location) => () => new Response(null, { status, headers: { location } });

const never = () => new Promise(() => undefined);

const LOGIN_PAGE = '<!doctype html><form><input type="password"></form>';
const LIST = 'GET /member-queries';
const QUERY = 'GET /member-queries/:number';
const RESPONSE = 'GET /agent-response';
const FILE = 'GET /member-queries/:number/attachments/:number';
const DETAILS = 'GET /v2/member-details';
const FRAGMENT = 'GET /site/.*';
const SEND = 'POST /query-additional-info';
const UPDATE = 'POST /member-queries/:number';

const eachQuery =
  (edit) =>
  ({ queries }) => ({ queries: queries.map(edit) });
const renamed =
  (from, to) =>
  ({ [from]: value, ...others }) => ({ ...others, [to]: value });
const edited = (name, edit) => (record) => ({ ...record, [name]: edit(record[name]) });

/** Changes the header that sets the token’s cookie. */
const cookie = (edit) => async (request, answer) => {
  const given = await answer(request);
  const lines = given.headers.getSetCookie();
  const changed = remade(given, await given.arrayBuffer(), { 'set-cookie': null });
  for (const line of lines) changed.headers.append('set-cookie', edit(line));
  return changed;
};

/** Changes the answers to requests without a session. */
const withoutSession = (change) =>
  on(DETAILS, async (request, answer) => {
    const given = await answer(request);
    return given.status === 401 ? change() : given;
  });

/** Mistakes of portals in answers to reads. Each has its own check. */
export const OF_READING = {
  'a number under another name': [
    'reference-number',
    on(LIST, withJson(eachQuery(renamed('referenceNumber', 'refNumber')))),
  ],
  'a number with letters': [
    'reference-number',
    on(LIST, withJson(eachQuery(edited('referenceNumber', (n) => `QRY-${n}`)))),
  ],
  'a query with the number of another one': [
    'reference-number',
    on(QUERY, withJson(edited('referenceNumber', (n) => n + 1))),
  ],
  'a category under another name': [
    'category',
    on(LIST, withJson(eachQuery(renamed('category', 'queryCategory')))),
  ],
  'a text under another name': [
    'query-detail',
    on(QUERY, withJson(renamed('queryDetail', 'description'))),
  ],
  'a boolean as text': ['shape', on(QUERY, withJson(edited('canUpdate', String)))],
  'a boolean under another name': [
    'can-update',
    on(QUERY, withJson(renamed('canUpdate', 'updatable'))),
  ],
  'a single query in place of a list': [
    'shape',
    on(
      LIST,
      withJson(({ queries: [first] }) => ({ queries: first })),
    ),
  ],
  'a list within another record': [
    'list',
    on(
      LIST,
      withJson((body) => ({ data: body })),
    ),
  ],
  'a list under another name': ['list', on(LIST, withJson(renamed('queries', 'items')))],
  'HTML for JSON': ['json', on(LIST, page('<!doctype html><title>Portal</title>'))],
  'JSON that is cut short': [
    'json',
    on(QUERY, (request) => new Response('{"referenceNumber":', request)),
  ],
  'a redirect to a login page': ['redirect', on(DETAILS, redirect(302, '/login'))],
  'a redirect to a login page without a session': [
    'session',
    withoutSession(redirect(302, '/login')),
  ],
  'a login page without a session': ['session', withoutSession(page(LOGIN_PAGE))],
  'a session that does not reach the API': ['session-lost', on(DETAILS, () => json({}, 401))],
  'an error with 200, in the list': [
    'error-status',
    on(LIST, () => json({ error: 'Database down' })),
  ],
  'an error with 200, in a query': [
    'error-status',
    on(QUERY, (request, answer) =>
      request.url.includes('9999999')
        ? answer(request)
        : json({ errorCode: '0001', errorMessage: 'No' }),
    ),
  ],
  'an empty query for an unknown number': [
    'unknown-reference',
    on(QUERY, (request, answer) =>
      request.url.includes('9999999') ? json(null) : answer(request),
    ),
  ],
  'a forbidden unknown number': [
    'unknown-reference',
    on(QUERY, (request, answer) =>
      request.url.includes('9999999') ? json(null, 403) : answer(request),
    ),
  ],
  'a list with an empty list of errors': [
    undefined,
    on(
      LIST,
      withJson((body) => ({ ...body, errors: [] })),
    ),
  ],
  'details with the code of no error': [
    undefined,
    on(
      DETAILS,
      withJson((body) => ({ ...body, errorCode: '0' })),
    ),
  ],
  'an address that is not there': ['status', on(DETAILS, () => json({ status: 404 }, 404))],
  'a ping that is not there': ['status', on('GET /Ping.srv', () => json({}, 404))],
  'a cookie that only the server can read': [
    'token-readable',
    cookie((line) => `${line}; HttpOnly`),
  ],
  'a cookie of the API alone': [
    'token-path',
    cookie((line) => line.replace('Path=/', 'Path=/portal/api')),
  ],
  'a cookie for a domain in capitals': [
    undefined,
    (request, answer) => {
      const isSent = request.headers.get('cookie')?.includes('XSRF-TOKEN');
      if (isCall(request, DETAILS) && !isSent) return json({}, 401);
      return cookie((line) => `${line}; Domain=Portal.EXAMPLE`)(request, answer);
    },
  ],
  'no cookie': ['token-cookie', cookie((line) => line.replace('XSRF-TOKEN', 'csrf'))],
  'a cookie for all sites without https': [
    'cookie-refused',
    cookie((line) => line.replace('Lax', 'None')),
  ],
  'a date with the name of a zone': [
    'date',
    on(LIST, withJson(eachQuery(edited('dateLogged', () => 'Fri Nov 27 10:00:00 SAST 2026')))),
  ],
  'a day before its month': ['date', on(QUERY, withJson(edited('dateLogged', () => '27/11/2026')))],
  'base64 behind data:': [
    'response-base64',
    on(
      RESPONSE,
      withJson(edited('encodedResponse', (text) => text && `data:text/html;base64,${text}`)),
    ),
  ],
  'HTML for base64': [
    'response-base64',
    on(RESPONSE, withJson(edited('encodedResponse', () => '<p>Dear Ms Mokoena</p>'))),
  ],
  'a response under another name': [
    'response-name',
    on(RESPONSE, withJson(renamed('encodedResponse', 'response'))),
  ],
  'details that may be kept': [
    'no-store',
    on(DETAILS, withHeaders({ 'cache-control': 'private, max-age=300' })),
  ],
  'attachments that may be kept': ['no-store', on(FILE, withHeaders({ 'cache-control': null }))],
  'attachments that browsers may take for pages': [
    'attachment-sniff',
    on(FILE, withHeaders({ 'x-content-type-options': null })),
  ],
  'attachments without their names': [
    'attachment-name',
    on(FILE, withHeaders({ 'content-disposition': 'attachment' })),
  ],
  'attachments as base64 in JSON': [
    'attachment-file',
    on(FILE, () => json({ content: 'JVBERi0xLjQ=' })),
  ],
  'the id of an attachment under another name': [
    'attachment',
    on(QUERY, withJson(edited('attachments', (all) => all.map(renamed('attachmentId', 'id'))))),
  ],
  'JSON in latin-1': [
    'charset',
    on(DETAILS, async (request, answer) => {
      const given = await answer(request);
      const text = JSON.stringify({ ...(await given.json()), firstName: 'Zoë' });
      return remade(given, Buffer.from(text, 'latin1'), {
        'content-type': 'application/json; charset=iso-8859-1',
      });
    }),
  ],
  'one address in place of a list': [
    'shape',
    on(DETAILS, withJson(edited('emails', ([first]) => first))),
  ],
  'addresses under another name': [
    'emails',
    on(DETAILS, withJson(renamed('emails', 'emailAddresses'))),
  ],
  'a code that is a number': [
    'outdated',
    on(QUERY, async (request, answer) => {
      const given = await answer(request);
      return given.status === 400 ? json({ exceptionCode: 15 }, 400) : given;
    }),
  ],
  'an outdated query without its code': [
    'outdated',
    on(QUERY, async (request, answer) => {
      const given = await answer(request);
      return given.status === 400 ? json({ message: 'Too old' }, 400) : given;
    }),
  ],
  'guidance that has moved within its folder': [
    undefined,
    on(FRAGMENT, ({ url }) =>
      url.endsWith('/') ? page('<p>Moved here.</p>')() : redirect(301, `${url}/`)(),
    ),
  ],
  'guidance that leads to a login': [
    'content',
    on(FRAGMENT, ({ url }) =>
      url.endsWith('/site/login')
        ? page('<p>Please log in.</p>')()
        : redirect(302, '/site/login')(),
    ),
  ],
  'guidance at another host': ['content', on(FRAGMENT, redirect(302, 'https://other.example/'))],
  'guidance behind a login': ['content', on(FRAGMENT, page(LOGIN_PAGE))],
  'guidance that is not published': ['content', on(FRAGMENT, page('Not found', 404))],
  'a list of 60 kB as it is': [
    'compression',
    on(LIST, withJson(eachQuery(edited('queryDetail', (text) => text.padEnd(60_000, '.'))))),
  ],
  'a connection that breaks': ['no-answer', on(DETAILS, () => Response.error())],
  'an answer that never arrives': ['time', on(DETAILS, never)],
};

/** Reads a form, and sends the changed form to the mock. */
const withForm = (edit) => async (request, answer) => {
  const form = edit(await request.formData());
  if (form instanceof Response) return form;
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  return answer(new Request(request.url, { method: 'POST', headers, body: form }));
};

const refusing = (isRefused, refusal) => withForm((form) => (isRefused(form) ? refusal() : form));

const filesOf = (form) => form.getAll('files');
const bytesOf = (form) => filesOf(form).reduce((sum, { size }) => sum + size, 0);
const LIMIT = 10 * 1024 ** 2;

const withToken = (isReplaced) => async (request, answer) => {
  const headers = new Headers(request.headers);
  if (isReplaced(headers)) headers.set('x-xsrf-token', 'a-token');
  return answer(new Request(request.url, { method: 'POST', headers, body: await request.blob() }));
};

const bad = () => json({ reason: 'Bad request' }, 400);

/** Mistakes of portals in the requests that they accept. */
export const OF_WRITING = {
  'a token that is not needed': [
    'token-required',
    on(
      SEND,
      withToken(() => true),
    ),
  ],
  'any token': [
    'token-required',
    on(
      SEND,
      withToken((headers) => headers.has('x-xsrf-token')),
    ),
  ],
  'a token that is never right': ['token-refused', on(SEND, () => json({}, 403))],
  'parts under other names': [
    'submission',
    on(
      SEND,
      refusing((form) => !form.has('emailAddress'), bad),
    ),
  ],
  'letters that the database does not have': [
    'submission',
    on(
      SEND,
      refusing(
        (form) => form.get('query').includes('😀'),
        () => json({}, 500),
      ),
    ),
  ],
  'a page in place of the number': ['json', on(SEND, page('<p>Thank you'))],
  'a redirect after a query': ['redirect', on(SEND, redirect(303, '/thank-you'))],
  'no number': ['number', on(SEND, withJson(renamed('referenceNumber', 'id')))],
  'files[] wanted': [
    'files',
    on(
      SEND,
      withForm((form) => {
        form.delete('files');
        return form;
      }),
    ),
  ],
  'files refused': [
    'files',
    on(
      SEND,
      refusing((form) => form.has('files'), bad),
    ),
  ],
  'names with other letters refused': [
    'file-names',
    on(
      SEND,
      refusing((form) => filesOf(form).some(({ name }) => /[^\x20-\x7e]/.test(name)), bad),
    ),
  ],
  'names in latin-1': [
    'file-names',
    on(
      QUERY,
      withJson(
        edited('attachments', (all) =>
          all.map(edited('fileName', (name) => Buffer.from(name).toString('latin1'))),
        ),
      ),
    ),
  ],
  'files in another order': [
    'file-order',
    on(QUERY, withJson(edited('attachments', (all) => all.toReversed()))),
  ],
  'files kept as text': [
    'file-bytes',
    on(FILE, async (request, answer) => {
      const given = await answer(request);
      return remade(given, await given.text());
    }),
  ],
  'a gateway’s limit of 1 MB': [
    'upload-limit',
    on(
      SEND,
      refusing(
        (form) => bytesOf(form) > 1024 ** 2,
        page('<h1>413 Request Entity Too Large</h1>', 413),
      ),
    ),
  ],
  'a gateway that breaks large uploads': [
    'upload-limit',
    on(
      SEND,
      refusing(
        (form) => bytesOf(form) > 1024 ** 2,
        () => Response.error(),
      ),
    ),
  ],
  'a firewall that forbids large uploads': [
    'upload-limit',
    on(
      SEND,
      refusing(
        (form) => bytesOf(form) > 1024 ** 2,
        () => json({}, 403),
      ),
    ),
  ],
  'five files at most': [
    'upload-limit',
    on(
      SEND,
      refusing((form) => filesOf(form).length > 5, bad),
    ),
  ],
  'one byte more accepted': [
    'upload-excess',
    on(
      SEND,
      refusing(
        (form) => bytesOf(form) > LIMIT,
        () => json({ referenceNumber: 1 }),
      ),
    ),
  ],
  'a connection that breaks over the limit': [
    'upload-excess',
    on(
      SEND,
      refusing(
        (form) => bytesOf(form) > LIMIT,
        () => Response.error(),
      ),
    ),
  ],
  'a gateway’s page over the limit': [
    'upload-excess',
    on(
      SEND,
      refusing((form) => bytesOf(form) > LIMIT, page('<h1>413</h1>', 413)),
    ),
  ],
  'a text cut at 4,000': [
    'text-length',
    on(QUERY, withJson(edited('queryDetail', (text) => text.slice(0, 4000)))),
  ],
  'line breaks counted twice': [
    'text-length',
    on(
      SEND,
      refusing((form) => form.get('query').replace(/\r?\n/g, '\r\n').length > 20_000, bad),
    ),
  ],
  'markup escaped': [
    'text',
    on(QUERY, withJson(edited('queryDetail', (text) => text.replaceAll('<', '&lt;')))),
  ],
  'texts in latin-1': [
    'text',
    on(QUERY, withJson(edited('queryDetail', (text) => Buffer.from(text).toString('latin1')))),
  ],
  'one paragraph of all': [
    'line-breaks',
    on(QUERY, withJson(edited('queryDetail', (text) => text.replace(/\s+/g, ' ')))),
  ],
  'line breaks doubled': [
    'line-breaks',
    on(QUERY, withJson(edited('queryDetail', (text) => text.replaceAll('\n', '\n\n')))),
  ],
  'a list that is behind': [
    'list-new',
    on(
      LIST,
      withJson(({ queries }) => ({
        queries: queries.filter(({ referenceNumber }) => referenceNumber <= 4218315),
      })),
    ),
  ],
  'a query that is never answered': ['time', on(SEND, never)],
  'no updates': ['update', on(UPDATE, () => json({}, 405))],
};

const API = 'https://api.example';

/** Answers from another origin with these CORS headers, and answers its preflight request. */
const across =
  (headers, preflight = { status: 204 }, hasThem = () => true) =>
  async (request, answer) => {
    if (!request.url.startsWith(API)) return answer(request);
    if (request.method === 'OPTIONS') return new Response(null, { ...preflight, headers });
    const given = await answer(request);
    return hasThem(given) ? remade(given, await given.arrayBuffer(), headers) : given;
  };

const CORS = {
  'access-control-allow-origin': 'https://portal.example',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'x-xsrf-token, content-type',
};

/** Options for an API on another origin. */
export const ELSEWHERE = { apiBase: `${API}/api` };

/** The mistakes of such an API. The first entry has no mistake. */
export const OF_CORS = {
  'all its headers': [undefined, across(CORS)],
  'any origin': ['cors', across({ ...CORS, 'access-control-allow-origin': '*' })],
  'no credentials': ['cors', across({ ...CORS, 'access-control-allow-credentials': null })],
  'no headers with a refusal': ['cors', across(CORS, undefined, ({ ok }) => ok)],
  'no header for the token': [
    'cors-preflight',
    across({ ...CORS, 'access-control-allow-headers': 'content-type' }),
  ],
  'a preflight that needs a session': ['cors-preflight', across(CORS, { status: 401 })],
};

/** Answers a logout, with or without its header, and ends the session or not. */
const logout = ({ header = '"cache", "storage"', endsSession = true } = {}) => {
  let isOut = false;
  return (request, answer) => {
    if (isOut && endsSession) return json({}, 401);
    if (!isCall(request, 'POST /logout')) return answer(request);
    isOut = true;
    return new Response(null, { headers: header ? { 'clear-site-data': header } : {} });
  };
};

/** Options for a logout. */
export const LEAVING = { logout: '/logout' };

/** The mistakes at the end of a session. The first entry has no mistake. */
export const OF_LOGOUT = {
  'all that it needs': [undefined, logout()],
  'a logout that leaves files behind': ['logout', logout({ header: '' })],
  'a logout that leaves drafts behind': ['logout', logout({ header: '"cache"' })],
  'a session that does not end': ['logout-session', logout({ endsSession: false })],
  'a logout that is not there': ['status', on('POST /logout', () => json({}, 404))],
};
