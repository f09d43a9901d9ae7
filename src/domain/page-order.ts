/** A picture that is a page, and its quarter turns clockwise. */
export interface Page<F = File> {
  readonly file: F;
  readonly turns: number;
}

/** The pages of a PDF to make, in order. */
export interface PageOrder<F = File> {
  readonly pages: readonly Page<F>[];
  /** Pictures that are not pages, because they were left out or are too many. */
  readonly others: readonly F[];
  /** The listed files when the pages were last compared with them. */
  readonly listed: readonly F[];
}

/** Most pages of a PDF. */
export const MOST_PAGES = 30;

/** No pages yet. */
export const NO_PAGES = { pages: [], others: [], listed: [] } as const;

/**
 * Follows a change of the form's files. New pictures become the last pages, and a page whose file was removed from
 * the list is removed. A refused picture stays a page, because its reason is only shown until the next choice.
 * @param pictures the listed or refused pictures that can be pages
 */
export function followFiles<F>(
  order: PageOrder<F>,
  listed: readonly F[],
  pictures: readonly F[],
): PageOrder<F> {
  const isGone = (file: F) => order.listed.includes(file) && !listed.includes(file);
  const pages = order.pages.filter(({ file }) => !isGone(file));
  const others = order.others.filter((file) => !isGone(file));
  const known = new Set([...pages.map(({ file }) => file), ...others]);
  const fresh = pictures.filter((file) => !known.has(file));
  if (listed === order.listed && fresh.length === 0) return order;
  const room = Math.max(0, MOST_PAGES - pages.length);
  return {
    pages: [...pages, ...fresh.slice(0, room).map((file) => ({ file, turns: 0 }))],
    others: [...others, ...fresh.slice(room)],
    listed,
  };
}

/**
 * The pages of an order that is opened again. Pictures that were left out become the last pages, because there is no
 * other way to restore one.
 * @param pictures those that can still be pages
 */
export const takeUp = <F>(order: PageOrder<F>, pictures: readonly F[]): PageOrder<F> => ({
  ...order,
  pages: order.pages.filter(({ file }) => pictures.includes(file)),
  others: [],
});

const changed = <F>(order: PageOrder<F>, pages: readonly Page<F>[]) => ({ ...order, pages });

/** Moves a page by a number of places; no further than the ends. */
export function movePage<F>(order: PageOrder<F>, page: Page<F>, places: number): PageOrder<F> {
  if (!order.pages.includes(page)) return order;
  const to = order.pages.indexOf(page) + places;
  if (to < 0 || to >= order.pages.length) return order;
  return changed(order, order.pages.filter((each) => each !== page).toSpliced(to, 0, page));
}

/** Turns a page by 90 degrees clockwise. */
export const turnPage = <F>(order: PageOrder<F>, page: Page<F>): PageOrder<F> =>
  changed(
    order,
    order.pages.map((each) => (each === page ? { ...page, turns: (page.turns + 1) % 4 } : each)),
  );

/** Leaves a page out, except the last one, because a PDF needs a page. */
export const leaveOut = <F>(order: PageOrder<F>, page: Page<F>): PageOrder<F> =>
  order.pages.length === 1 || !order.pages.includes(page)
    ? order
    : {
        ...order,
        pages: order.pages.filter((each) => each !== page),
        others: [...order.others, page.file],
      };
