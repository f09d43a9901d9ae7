/** The response that replaces the expected one. */
export interface FaultyAnswer {
  /** 200 by default. */
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly text?: string;
  /** The connection breaks without a response. */
  readonly cut?: boolean;
}

/**
 * How a call fails: by another response, a late one, a changed one, one in small pieces, none although
 * the call was done, or none ever. 'wire' is a row of the table of faults; its call is not done.
 */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'reply'; readonly body: unknown }
  | { readonly kind: 'cut' }
  | { readonly kind: 'drops'; readonly milliseconds: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'wire'; readonly answer: FaultyAnswer };

/** A row of the table of faults. */
export interface WireFault {
  /**
   * A 'failure' cannot pass for a success. The other two are responses of 200: without a record, or with a
   * record of the wrong shape.
   */
  readonly kind: 'failure' | 'no record' | 'odd record';
  readonly answer: FaultyAnswer;
}

const STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504];

const failure = (answer: FaultyAnswer): WireFault => ({ kind: 'failure', answer });
const noRecord = (answer: FaultyAnswer): WireFault => ({ kind: 'no record', answer });
const oddRecord = (json: unknown): WireFault => ({ kind: 'odd record', answer: { json } });

const ODD = {
  queries: [{ referenceNumber: {}, category: [], queryDetail: { a: 1 }, dateLogged: {} }, null],
  referenceNumber: { value: 1 },
  emails: [{}, null],
  attachments: [null, {}, { attachmentId: {}, fileName: [] }],
  encodedResponse: { text: 'PGI+' },
  canUpdate: 'true',
};

/**
 * The table of faults by name: tests apply it to every call of a screen, and the demo and the mock
 * offer each row as a scenario. This module needs neither Node nor a browser. @spec §8
 */
export const WIRE_FAULTS: Readonly<Record<string, WireFault>> = {
  ...Object.fromEntries(
    STATUSES.map((status) => [`status-${String(status)}`, failure({ status })]),
  ),
  'status-page': failure({ status: 500, html: '<h1>Down</h1>' }),
  'status-odd': failure({
    status: 400,
    json: { code: 15, error: [] },
  }),
  page: failure({ html: '<!doctype html><p>Please log in' }),
  truncated: failure({ text: '{"queries": [{"referenceNumber"' }),
  reset: failure({ cut: true }),
  empty: noRecord({ text: '' }),
  'no-content': noRecord({ status: 204 }),
  null: noRecord({ json: null }),
  number: noRecord({ json: 42 }),
  text: noRecord({ json: 'yes' }),
  list: noRecord({ json: [[], {}] }),
  'empty-record': oddRecord({}),
  'odd-record': oddRecord(ODD),
};
