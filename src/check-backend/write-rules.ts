import { MAX_FILES, MAX_QUERY_LENGTH, MAX_TOTAL_MEGABYTES } from '../domain/limits';
import { TOKEN_HEADER } from '../domain/wire-names';
import { errors } from '../text/errors';

const LENGTH = MAX_QUERY_LENGTH.toLocaleString('en');
const FULL = `${String(MAX_FILES)} files of ${String(MAX_TOTAL_MEGABYTES)} MB together`;

/** What the element needs of the answers to what it sends. */
export const WRITE_RULES = {
  submission: {
    expected: 'status 200 to a query with the parts in openapi.json',
    fix: 'Read multipart/form-data, and the parts under the names in openapi.json. Their order does not matter.',
  },
  'token-refused': {
    expected: `a query with the token is accepted`,
    member: `${errors.submitFailed} ${errors.loginAgain}`,
    fix: `Compare ${TOKEN_HEADER} with the cookie as it is. A framework that encodes the token for each request needs the plain one here. A firewall may refuse the header, or the text, too.`,
  },
  'token-required': {
    expected: 'a query without the right token is refused',
    member: 'Nothing: but any website can send in the name of a member.',
    fix: `Refuse with 403 what changes something without ${TOKEN_HEADER} equal to the cookie.`,
  },
  number: {
    isAdvice: true,
    expected: '`referenceNumber` in the answer',
    member: 'That it was sent, without a number.',
    fix: 'Answer `{ "referenceNumber": 4218312 }`.',
  },
  text: {
    expected: 'the text as it was sent',
    member: 'Other letters than were typed.',
    fix: 'Keep the text in UTF-8, as it was sent: the element escapes what it shows.',
  },
  'line-breaks': {
    expected: 'the line breaks as they were sent',
    member: 'All paragraphs in one.',
    fix: 'Keep line breaks. Parts of forms have CRLF; answer with \\n or \\r\\n.',
  },
  'text-length': {
    expected: `a text of ${LENGTH} characters, each line break counted as one`,
    member: `${errors.submitFailed} Or a text that is cut.`,
    fix: `Accept ${LENGTH} characters of UTF-16. A line break is one of them and two on the wire (CRLF): convert before counting.`,
  },
  files: {
    expected: 'each file, in a part `files`',
    member: 'A success, and no attachments; or a failure of every query with files.',
    fix: 'Read every part named `files` (not `files[]` or `file`), and accept PDF.',
  },
  'file-names': {
    expected: 'the names of the files as they were sent',
    member: 'Files under other names.',
    fix: 'Read the names in the parts’ headers as UTF-8. Quotes are sent as %22, as browsers do.',
  },
  'file-order': {
    expected: 'the files in the order in which they were sent',
    member: 'Files in another order.',
    fix: 'Keep the order of the parts.',
  },
  'file-bytes': {
    expected: 'the bytes of the files as they were sent',
    member: 'Files that can’t be opened.',
    fix: 'Keep files as bytes, and never as text.',
  },
  'upload-limit': {
    expected: `status 200 to ${FULL}`,
    fix: `Let every gateway pass bodies of ${String(MAX_TOTAL_MEGABYTES + 1)} MB, with ${String(MAX_FILES)} files, for 120 s: nginx has client_max_body_size, IIS maxAllowedContentLength, Spring max-file-size and max-request-size.`,
  },
  'upload-excess': {
    expected: `413, in the backend’s own words, to one byte more than ${String(MAX_TOTAL_MEGABYTES)} MB`,
    member:
      'Nothing: the element never sends it. Others could fill the disk, or it looks like a broken line.',
    fix: 'Refuse it with 413 after the body has been read, and let gateways pass a little more than the limit.',
  },
  'list-new': {
    isAdvice: true,
    expected: 'a new query in the list at once',
    member: errors.lostReplyNotFound,
    fix: 'After a broken connection the element looks for the query in the list. List new ones at once.',
  },
  update: {
    expected: 'status 200 to an update',
    fix: 'Read the parts `query` and `origin` at this path, and answer the new reference number.',
  },
} as const;
