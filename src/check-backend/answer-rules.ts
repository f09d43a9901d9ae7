import { TOKEN_COOKIE, TOKEN_HEADER } from '../domain/wire-names';
import { errors } from '../text/errors';

const GATEWAY = 'A gateway or a rule for single pages may answer in the backend’s place.';

/** What the element needs of every answer, and of the login. */
export const ANSWER_RULES = {
  'no-answer': {
    expected: 'a complete answer',
    fix: 'Look for the call in the logs of the gateway and of the backend: one of them closed the connection.',
  },
  time: {
    expected: 'an answer within 30 s',
    fix: 'The element gives up then. Find what the backend waits for.',
  },
  slow: {
    isAdvice: true,
    expected: 'an answer within 5 s',
    member: 'A placeholder for as long.',
    fix: 'Members leave, and send again. Find what the backend waits for.',
  },
  redirect: {
    expected: 'an answer, and no redirect',
    fix: 'Answer at this address. Without a session answer 401 or 403: the element has a login of its own, and follows no redirect after what it sends.',
  },
  session: {
    expected: '401 or 403 without a session',
    member: 'No offer to log in again once the session has ended.',
    fix: 'Answer calls of the API with 401, in JSON, and keep redirects to a login for pages.',
  },
  'session-lost': {
    expected: 'the session of the login',
    fix: 'The cookie of the session must reach this address: look at its Path (/), Domain, Secure, and at what the gateway removes.',
  },
  status: {
    expected: 'status 200',
    fix: 'The paths are in BACKEND.md and openapi.json: look at the base, and at the log of the backend.',
  },
  json: { expected: 'JSON', fix: `Answer with JSON alone. ${GATEWAY}` },
  charset: {
    expected: 'JSON in UTF-8',
    member: 'A � in place of each letter with an accent.',
    fix: 'Write JSON in UTF-8, whatever the charset of the database is. No header changes how it is read.',
  },
  'error-status': {
    expected: 'an error status with an error',
    member: 'An empty list or an empty page, and nothing of the error.',
    fix: 'Answer an error with 4xx or 5xx. Of a login alone an `errorMessage` is read at 200.',
  },
  shape: {
    expected: 'the shape in openapi.json',
    fix: 'Compare the answer with the schema of this call in openapi.json.',
  },
  'no-store': {
    expected: 'Cache-Control: no-store',
    member: 'Nothing: but the next person at that computer can read it.',
    fix: 'Send `Cache-Control: no-store` with every answer of the API, attachments too; look at what the gateway adds.',
  },
  compression: {
    isAdvice: true,
    expected: 'a compressed answer',
    member: 'A placeholder for longer, on a phone.',
    fix: 'Compress JSON with gzip or brotli, in the gateway or in the backend.',
  },
  cors: {
    expected: 'Access-Control-Allow-Origin of the page, and Access-Control-Allow-Credentials: true',
    fix: 'The base has another origin than the page: send both headers with every answer, errors too. `*` is not enough for credentials.',
  },
  'cors-preflight': {
    expected: `a preflight that allows POST with ${TOKEN_HEADER.toLowerCase()} and content-type`,
    fix: `Answer OPTIONS with 2xx, without a session, and with the headers of CORS and \`Access-Control-Allow-Headers: ${TOKEN_HEADER.toLowerCase()}, content-type\`.`,
  },
  'token-cookie': {
    expected: `a cookie ${TOKEN_COOKIE} at the login`,
    member: errors.submitFailed,
    fix: `Set the cookie ${TOKEN_COOKIE} at the login at the latest. Some frameworks set it only when the token is read.`,
  },
  'token-readable': {
    expected: `a cookie ${TOKEN_COOKIE} that scripts can read`,
    member: errors.submitFailed,
    fix: `Leave HttpOnly out of ${TOKEN_COOKIE}: the element repeats it as ${TOKEN_HEADER}. The session’s own cookie may have it.`,
  },
  'token-path': {
    expected: `a cookie ${TOKEN_COOKIE} with Path=/`,
    member: errors.submitFailed,
    fix: 'Set Path=/: a page elsewhere in the portal can’t read it otherwise.',
  },
  'cookie-refused': {
    expected: 'cookies that a browser keeps at this address',
    member: errors.submitFailed,
    fix: 'Secure and SameSite=None need https, and SameSite=None needs Secure.',
  },
  logout: {
    expected: 'Clear-Site-Data: "cache", "storage" with the answer to a logout',
    member: 'Nothing: but the next person at that computer finds attachments and drafts.',
    fix: 'Send the header with the answer to the logout, a redirect too.',
  },
  'logout-session': {
    expected: 'no session after the logout',
    member: 'Nothing: but the next person at that computer is still the member.',
    fix: 'End the session on the server, not only its cookie.',
  },
} as const;
