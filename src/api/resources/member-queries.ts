import type { Query } from '../../domain/query';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { OriginCode } from '../../origins';
import type { CallOptions, Client, SubmitOptions } from '../client';
import type { CallForm } from '../contract';
import { openQueriesParams } from '../preloads';
import { asAttachments, asRecord, asReference, asText, identified, nestedOrFlat } from '../wire';
import { toListItem, toOpenQueries } from './open-queries';

/** A new query (@spec §3 Query creation payload). */
export type NewQuery = CallForm<'smartInquiry', 'POST /member-queries'>;
/** With the additional fields of the member website. */
export type NewQueryWithAdditionalInfo = CallForm<
  'smartInquiry',
  'POST /member-queries/query-additional-info'
>;
/** Details and attachments added to a query (@spec §3 Query update payload). */
export type QueryUpdate = CallForm<'smartInquiry', 'POST /member-queries/:referenceNumber'>;

/**
 * Reads a query, or an object with a `query`.
 * @throws {SyntaxError} if there is neither a reference number nor a category
 */
function toQuery(wire: unknown): Query {
  const query = nestedOrFlat(wire, 'query');
  return {
    ...identified(toListItem(query)),
    attachments: asAttachments(query['attachments']),
    canUpdate: query['canUpdate'] === true,
  };
}

/** Reads the reference number of an accepted submission; undefined if there is none. */
export const toReferenceNumber = (wire: unknown): ReferenceNumber | undefined =>
  asReference(asRecord(wire)['referenceNumber']);

/** Reads the base64 of an emailed response; '' if there is none. */
export function toEncodedResponse(wire: unknown): string {
  const encoded = asText(asRecord(wire)['encodedResponse']);
  // Some systems write an absent text as this word, which is valid base64.
  return encoded === 'null' ? '' : encoded;
}

/** Queries of the member website, and reads of any origin's queries (@spec §7 Member queries). */
export const memberQueries = (client: Client) => ({
  /** The open queries of the last 7 days (@spec §9). */
  open: async (origin: OriginCode, options: CallOptions = {}) => {
    const query = openQueriesParams(origin);
    const input = { query, ...options };
    return client.read('smartInquiry', 'GET /member-queries', input, toOpenQueries);
  },

  create: async (form: NewQuery, options: SubmitOptions = {}) =>
    toReferenceNumber(
      await client.json('smartInquiry', 'POST /member-queries', { form, ...options }),
    ),

  /** Logs a query with its sub-category and additional email address. */
  createWithAdditionalInfo: async (form: NewQueryWithAdditionalInfo, options: SubmitOptions = {}) =>
    toReferenceNumber(
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

  /** Updates a query; returns the new reference number. */
  update: async (
    referenceNumber: ReferenceNumber,
    form: QueryUpdate,
    options: SubmitOptions = {},
  ) => {
    const input = { params: { referenceNumber }, form, ...options };
    return toReferenceNumber(
      await client.json('smartInquiry', 'POST /member-queries/:referenceNumber', input),
    );
  },

  /** The emailed response: base64 of an HTML body, '' if there is none yet. */
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
    return toEncodedResponse(wire);
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
