import { useState } from 'react';
import { followFiles, takeUp, type PageOrder } from '../../domain/page-order';
import type { FormAttachment } from '../list/attachment-list';
import type { PdfPage } from './make-pdf';

/**
 * Pages by the ids of their pictures, and the attachments as last known, because a refused one may no longer be in
 * any list.
 */
export interface Arranged {
  readonly order: PageOrder<number>;
  readonly pictures: readonly FormAttachment[];
}

const idsOf = (attachments: readonly FormAttachment[]) => attachments.map(({ id }) => id);

const areEqual = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id, at) => id === others[at]);

/**
 * The pages in the member's order, kept in step with the form's files.
 * @param pictures the listed and refused pictures that can be pages
 * @param earlier the arrangement kept when the panel was closed
 */
export function usePageOrder(
  listed: readonly FormAttachment[],
  pictures: readonly FormAttachment[],
  earlier: Arranged,
) {
  const [kept, setKept] = useState<Arranged>(() => ({
    ...earlier,
    order: takeUp(earlier.order, idsOf(pictures)),
  }));
  const ids = idsOf(listed);
  const known = areEqual(ids, kept.order.listed) ? kept.order.listed : ids;
  const order = followFiles(kept.order, known, idsOf(pictures));
  const pictureOf = (id: number) =>
    [...listed, ...pictures, ...kept.pictures].find((each) => each.id === id);
  const now = (next: PageOrder<number>): Arranged => ({
    order: next,
    pictures: [...next.pages.map(({ file }) => file), ...next.others].flatMap(
      (id) => pictureOf(id) ?? [],
    ),
  });
  const arranged = now(order);
  if (order !== kept.order) setKept(arranged);
  const pages = order.pages.flatMap(({ file: id, turns }): readonly PdfPage[] => {
    const picture = pictureOf(id);
    return picture ? [{ picture, turns }] : [];
  });
  return {
    arranged,
    pages,
    setOrder: (next: PageOrder<number>) => {
      setKept(now(next));
    },
  };
}
