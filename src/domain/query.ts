import type { ReferenceNumber } from './reference-number';

/** A file of a query or of a document submission, as the server names it (@spec §3). */
export interface Attachment {
  /** Undefined if no request could contain it. Such an attachment has no link. */
  readonly attachmentId: string | undefined;
  readonly fileName: string;
}

/** One row of the open queries (@spec §3 Query, list item). Absent texts are ''. */
export interface QueryListItem {
  /** Undefined if the server returned none. Such a row has no link. */
  readonly referenceNumber: ReferenceNumber | undefined;
  readonly category: string;
  readonly queryDetail: string;
  readonly dateLogged: string;
  /** When it was sent from this page; undefined for a query that a server has listed. */
  readonly sentAt?: Date;
}

/** The numbers of the queries that have one. */
export const numbersOf = (items: readonly QueryListItem[]): readonly ReferenceNumber[] =>
  items.map((item) => item.referenceNumber).filter((number) => number !== undefined);

/** A viewed query (@spec §3 Query, single view). */
export interface Query extends QueryListItem {
  readonly attachments: readonly Attachment[];
  /** True only if the server sent the boolean. A query that is too old can't be updated. */
  readonly canUpdate: boolean;
}

/** A document submission (@spec §3). */
export interface DocumentSubmission {
  readonly referenceNumber: ReferenceNumber | undefined;
  readonly category: string;
  readonly dateLogged: string;
  readonly attachments: readonly Attachment[];
}
