import { OUTDATED_QUERY_CODE } from '../../domain/limits';

const FAULTS: Readonly<Record<string, string>> = {
  'status-page': 'a status with a page',
  'status-odd': 'a status with an odd record',
  page: 'a page with 200',
  truncated: 'truncated JSON',
  reset: 'a reset connection',
  empty: 'an empty body',
  number: 'a number',
  text: 'a text',
  list: 'a list',
  'empty-record': 'an empty record',
  'odd-record': 'records where texts belong',
};

/** The title of a row of the table of faults. A name without one is its own, so `status-500` is 'status 500'. */
export const faultTitle = (name: string): string => FAULTS[name] ?? name.replace('-', ' ');

const SCENARIOS: Readonly<Record<string, string>> = {
  'queries-fail': 'The open queries cannot be fetched',
  'queries-empty': 'The member has no open queries',
  'queries-many': 'The member has many open queries',
  'prefill-fails': 'The member details cannot be fetched',
  'submit-fails': 'A query cannot be sent',
  'session-expired': 'The session has ended before the query is sent',
  'no-reference': 'A query is accepted without a reference number',
  'view-fails': 'A query cannot be fetched',
  'view-outdated': `A query is too old to be shown (code ${OUTDATED_QUERY_CODE})`,
  'response-fails': 'The emailed response cannot be fetched',
  'response-unreadable': 'The emailed response is not base64',
  'update-fails': 'An update cannot be sent',
  'update-session-expired': 'The session has ended before the update is sent',
  'document-fails': 'A document submission cannot be fetched',
  'login-fails-text': 'The login fails with a plain text',
  'login-fails-html': 'The login fails with an HTML page',
  'login-fails-json': 'The login is answered with an error message',
  'ping-fails': 'The login succeeds, its ping fails',
  'content-fails': 'Content fragments cannot be loaded',
  slow: 'Every answer takes two seconds longer',
  drops: 'Every answer arrives in small pieces',
  hang: 'No call is ever answered',
  'lost-reply': 'A query is stored, but the connection breaks before the answer',
};

/** The title of a scenario, in the developer panel and in the help of `serve-mock`. */
export const scenarioTitle = (name: string): string =>
  SCENARIOS[name] ?? `Every call: ${faultTitle(name.replace('every-', ''))}`;
