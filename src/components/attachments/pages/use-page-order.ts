import { useState } from 'react';
import { followFiles, takeUp, type PageOrder } from '../../../domain/page-order';
import { originalOf } from '../photos/originals';

/** A page whose photo was made smaller, or became the original again, keeps its place and its turns. */
function followPhotos(order: PageOrder<File>, files: readonly File[]): PageOrder<File> {
  const isReplaced = (file: File) => order.listed.includes(file) && !files.includes(file);
  const follow = (file: File) => {
    const isOfSamePhoto = (other: File) => originalOf(other) === file || originalOf(file) === other;
    return (isReplaced(file) ? files.find(isOfSamePhoto) : undefined) ?? file;
  };
  if (!order.listed.some(isReplaced)) return order;
  return {
    ...order,
    pages: order.pages.map((page) => ({ ...page, file: follow(page.file) })),
    others: order.others.map(follow),
  };
}

/**
 * The pages in the member's order, which follows the form's files.
 * @param pictures the listed and refused files that can be pages
 * @param earlier the order when the pages were put aside
 */
export function usePageOrder(
  files: readonly File[],
  pictures: readonly File[],
  earlier: PageOrder<File>,
) {
  const [kept, setOrder] = useState(() => takeUp(followPhotos(earlier, files), pictures));
  const order = followFiles(followPhotos(kept, files), files, pictures);
  if (order !== kept) setOrder(order);
  return [order, setOrder] as const;
}
