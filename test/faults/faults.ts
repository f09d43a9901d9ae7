import type { Answer } from '../support/wire';

/** A way in which a call can go wrong, and what its `request-failed` event says of it. */
export interface Fault {
  readonly what: string;
  readonly answer: Answer;
  /** The event’s status; undefined where the answer is odd, a failure only where a record must come. */
  readonly status: number | undefined;
}

const STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504];

const failing = (what: string, answer: Answer, status: number): Fault => ({ what, answer, status });
const odd = (what: string, answer: Answer): Fault => ({ what, answer, status: undefined });

/** Faults that no call takes for a success. */
export const FAILURES: readonly Fault[] = [
  ...STATUSES.map((status) => failing(`status ${String(status)}`, { status }, status)),
  failing('a status with a page', { status: 500, html: '<h1>Down</h1>' }, 500),
  failing('a status with an odd record', { status: 400, json: { code: 15, error: [] } }, 400),
  failing('a page with 200', { html: '<!doctype html><p>Please log in' }, 200),
  failing('truncated JSON', { text: '{"queries": [{"referenceNumber"' }, 200),
  failing('a reset connection', { cut: true }, 0),
];

/** Answers of 200 that are no record. */
export const NO_RECORDS: readonly Fault[] = [
  odd('an empty body', { text: '' }),
  odd('no content', { status: 204 }),
  odd('null', { json: null }),
  odd('a number', { json: 42 }),
  odd('a text', { json: 'yes' }),
  odd('a list', { json: [[], {}] }),
];

/** Answers of 200 that are a record, but not the one that was asked. */
export const ODD_RECORDS: readonly Fault[] = [
  odd('an empty record', { json: {} }),
  odd('records where texts belong', {
    json: {
      queries: [{ referenceNumber: {}, category: [], queryDetail: { a: 1 }, dateLogged: {} }, null],
      referenceNumber: { value: 1 },
      emails: [{}, null],
      attachments: [null, {}, { attachmentId: {}, fileName: [] }],
      encodedResponse: { text: 'PGI+' },
      canUpdate: 'true',
    },
  }),
];

/** What no answer may ever put on screen. */
export const NEVER_SHOWN = /\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object /;
