import { OUTDATED_QUERY_CODE } from '../domain/limits';
import { errors } from '../text/errors';

/** What the element needs of records, of their files and of what there is not. */
export const RECORD_RULES = {
  list: {
    expected: '{ "queries": […] }, or the list itself',
    member: 'No open queries, although there are some.',
    fix: 'Name the list `queries`, at the top of the answer.',
  },
  'reference-number': {
    expected: '`referenceNumber`: a number, or 1 to 15 digits as text',
    member: 'A query without a number, which can’t be opened.',
    fix: 'Send digits alone, under this name, and the same number in the list and in the query.',
  },
  category: {
    expected: '`category`: a code of the origin, or words',
    member: 'A query without a category.',
    fix: 'Send the code that was sent with the query, under this name.',
  },
  'query-detail': {
    expected: '`queryDetail`: the text of the query',
    member: 'A query without its text.',
    fix: 'Send the text as it was sent, under this name.',
  },
  date: {
    expected: '`dateLogged`: a date that can be read',
    member: 'The date as it was sent.',
    fix: 'Send yyyy-MM-dd, a date-time of ISO 8601, a list of numbers, or milliseconds since 1970.',
  },
  'can-update': {
    expected: '`canUpdate`: true or false',
    member: 'A query that can’t be updated.',
    fix: 'Send the boolean, under this name.',
  },
  'response-name': {
    expected: '`encodedResponse`, null or empty without a response',
    member: 'There is no response yet.',
    fix: 'Send it under this name.',
  },
  'response-base64': {
    expected: '`encodedResponse`: base64 alone',
    fix: 'Send the base64 of the HTML of the email, without `data:` before it.',
  },
  attachment: {
    expected: 'an `attachmentId` and a `fileName` for each attachment',
    member: 'An attachment without a link or without a name.',
    fix: 'Send both, under these names. The id is a part of the path to the file.',
  },
  'attachment-file': {
    expected: 'the bytes of the file',
    member: 'A tab full of signs in place of the file.',
    fix: 'Send the file itself, under its own media type.',
  },
  'attachment-sniff': {
    expected: 'X-Content-Type-Options: nosniff',
    member: 'Nothing: but a file that looks like a page could run scripts in the portal.',
    fix: 'Send `X-Content-Type-Options: nosniff` with every attachment.',
  },
  'attachment-name': {
    expected: 'Content-Disposition: inline or attachment, with the name of the file',
    member: 'A file that is saved under its id, without its type.',
    fix: "Send `Content-Disposition: inline; filename*=UTF-8''…` with the name, percent-encoded.",
  },
  emails: {
    expected: '`emails`: a list, the first address of which is the member’s',
    member: 'An empty email field.',
    fix: 'Send `{ "emails": ["member@mail.example"] }`. It also says who the member is after a login in place.',
  },
  content: {
    expected: 'a fragment of HTML below /site',
    member: errors.contentFailed,
    fix: 'Publish the fragment at this path, for visitors without a session too.',
  },
  'unknown-reference': {
    expected: '404, or another error status that asks for no login',
    member: 'An empty page, or a login that changes nothing.',
    fix: 'Answer a reference number that there is not with 404.',
  },
  outdated: {
    expected: `an error with the code "${OUTDATED_QUERY_CODE}" as text`,
    member: `${errors.queryFailed} In place of: ${errors.queryOutdated}`,
    fix: `Answer \`{ "exceptionCode": "${OUTDATED_QUERY_CODE}" }\` with an error status. The code is text, with its zeros.`,
  },
} as const;
