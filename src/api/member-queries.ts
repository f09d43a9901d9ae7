import type { Query } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginCode } from '../origins';
import type { CallOptions, Client, SubmitOptions } from './client';
import { openQueriesOf } from './first-reads';
import { toListItem, toOpenQueries } from './open-queries';
import { asAttachments, asRecord, asReference, asText, identified, nestedOrFlat } from './wire';

/** A new query as its member filled it in (@spec §3 Query creation payload). */
export interface NewQuery {
  readonly query: string;
  readonly email: string;
  readonly category: string;
  readonly origin: OriginCode;
  readonly files: readonly File[];
}

/** The same with what the member website asks besides. */
export interface NewQueryWithAdditionalInfo extends NewQuery {
  readonly subCategory?: string;
  readonly ccEmail?: string;
}

/** Details and attachments added to a query (@spec §3 Query update payload). */
export interface QueryUpdate {
  readonly query: string;
  readonly origin: OriginCode;
  readonly files: readonly File[];
}

/**
 * A query comes flat or under `query`.
 * @throws {SyntaxError} where there is neither a reference number nor a category
 */
function toQuery(wire: unknown): Query {
  const query = nestedOrFlat(wire, 'query');
  return {
    ...identified(toListItem(query)),
    attachments: asAttachments(query['attachments']),
    canUpdate: query['canUpdate'] === true,
  };
}

/** The reference number of a submission's answer; a success may come without one. */
export const toSubmitted = (wire: unknown): ReferenceNumber | undefined =>
  asReference(asRecord(wire)['referenceNumber']);

/** Queries of the member website, and the views of any origin's (@spec §7 Member queries). */
export const memberQueries = (client: Client) => ({
  /** The open queries of the last 7 days (@spec §9). */
  open: async (origin: OriginCode, options: CallOptions = {}) => {
    const query = openQueriesOf(origin);
    const input = { query, ...options };
    return client.read('smartInquiry', 'GET /member-queries', input, toOpenQueries);
  },

  create: async (form: NewQuery, options: SubmitOptions = {}) =>
    toSubmitted(await client.json('smartInquiry', 'POST /member-queries', { form, ...options })),

  /** Logs a query with its sub-category and additional email address. */
  createWithAdditionalInfo: async (form: NewQueryWithAdditionalInfo, options: SubmitOptions = {}) =>
    toSubmitted(
      await client.json('smartInquiry', 'POST /member-queries/query-additional-info', {
        form,
        ...options,
      }),
    ),

  read: async (
    referenceNumber: ReferenceNumber,
    origin: OriginCode,
    options: CallOptions = {},
  ): Promise<Query> => {
    const input = { params: { referenceNumber }, query: { origin }, ...options };
    return client.read('smartInquiry', 'GET /member-queries/:referenceNumber', input, toQuery);
  },

  /** Adds to a query; the answer is the new reference number. */
  update: async (
    referenceNumber: ReferenceNumber,
    form: QueryUpdate,
    options: SubmitOptions = {},
  ) => {
    const input = { params: { referenceNumber }, form, ...options };
    return toSubmitted(
      await client.json('smartInquiry', 'POST /member-queries/:referenceNumber', input),
    );
  },

  /** The emailed response: base64 of an HTML body, '' where there is none yet. */
  agentResponse: async (
    referenceNumber: ReferenceNumber,
    origin: OriginCode,
    options: CallOptions = {},
  ): Promise<string> => {
    const wire = await client.json(
      'smartInquiry',
      'GET /member-queries/:referenceNumber/agent-response',
      { params: { referenceNumber }, query: { origin }, ...options },
    );
    return asText(asRecord(wire)['encodedResponse']);
  },

  attachment: (
    referenceNumber: ReferenceNumber,
    attachmentId: string,
    origin: OriginCode,
    options: CallOptions = {},
  ): Promise<Blob> =>
    client.blob('smartInquiry', ATTACHMENT, {
      params: { referenceNumber, attachmentId },
      query: { origin },
      ...options,
    }),

  attachmentUrl: (
    referenceNumber: ReferenceNumber,
    attachmentId: string,
    origin: OriginCode,
  ): string =>
    client.url('smartInquiry', ATTACHMENT, {
      params: { referenceNumber, attachmentId },
      query: { origin },
    }),
});

const ATTACHMENT = 'GET /member-queries/:referenceNumber/attachments/:attachmentId';
