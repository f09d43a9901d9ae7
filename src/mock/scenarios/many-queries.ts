import { memberWebsite } from '../../origins/default';

const CATEGORIES = Object.keys(memberWebsite.categories);

/** More open queries of the last days than fit on a screen. */
export const manyQueries = (now: Date) =>
  [...Array(12).keys()].map((index) => ({
    referenceNumber: 4_218_900 - index,
    category: CATEGORIES[index % CATEGORIES.length],
    queryDetail: `What became of my letter number ${String(12 - index)}?`,
    dateLogged: new Date(now.getTime() - index * 13 * 3_600_000).toISOString(),
  }));
