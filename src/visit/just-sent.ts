import type { QueryListItem } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';

type Items = readonly QueryListItem[];

interface SentQuery {
  readonly snapshot: { readonly values: { readonly category: string; readonly query: string } };
  readonly sentAt: Date;
}

export const withoutQuery = (items: Items, reference: ReferenceNumber | undefined): Items =>
  items.filter(({ referenceNumber }) => referenceNumber !== reference);

/** Adds a query that was just sent to those before it. */
export const withJustSent = (
  items: Items,
  referenceNumber: ReferenceNumber,
  { snapshot, sentAt }: SentQuery,
): Items => {
  const { category, query: queryDetail } = snapshot.values;
  const item = { referenceNumber, category, queryDetail, dateLogged: sentAt.toISOString(), sentAt };
  return [item, ...withoutQuery(items, referenceNumber)];
};
