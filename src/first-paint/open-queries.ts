import { openQueriesTable } from 'first-paint:build';
import { toOpenQueries } from '../api/resources/open-queries';
import { newestFirst, orderOf, readPlainDate } from '../domain/plain-date';
import type { QueryListItem } from '../domain/query';
import { LONG_LIST } from '../domain/shown-limits';
import type { OriginName } from '../origins';
import { hrefTo } from '../routing/href';
import { pathToQuery } from '../routing/routes';
import { shownText } from '../text/shown-text';
import { toNodes, writtenText, type MarkupNode } from './markup';
import { SAMPLE_LINK, SAMPLE_QUERY } from './sample-query';

/**
 * Stops updating a prerendered contact page. Returns the open queries that it shows, or undefined while the skeleton
 * shows.
 */
export type ReleaseQueries = () => readonly QueryListItem[] | undefined;

const SAMPLES: readonly string[] = [...Object.values(SAMPLE_QUERY), SAMPLE_LINK];
const PLACEHOLDERS = new RegExp(SAMPLES.join('|'), 'g');

type Values = readonly string[];

/** A row's values in the order of the samples; undefined if only the application can render the query. */
function rowOf(item: QueryListItem, origin: OriginName, categories: HTMLSelectElement) {
  const { referenceNumber, category, queryDetail, dateLogged } = item;
  const option = [...categories.options].find(({ value }) => value === category);
  const words = option && writtenText(option);
  const date = readPlainDate(dateLogged);
  if (!referenceNumber || !category || !words || !queryDetail || !date) return undefined;
  if (shownText(queryDetail) !== queryDetail) return undefined;
  const link = hrefTo(pathToQuery(origin, referenceNumber));
  return { order: orderOf(date), values: [referenceNumber, words, queryDetail, date.day, link] };
}

const fillText = (text: string, values: Values) =>
  text.replace(PLACEHOLDERS, (place) => values[SAMPLES.indexOf(place)] ?? place);

function fillNode(node: MarkupNode, values: Values): MarkupNode {
  if (typeof node === 'string') return fillText(node, values);
  const [name, attributes, ...children] = node;
  const filled = attributes.map((part) => fillText(part, values));
  return [name, filled, ...children.map((child) => fillNode(child, values))];
}

/** The table of the queries; undefined if only the application can render one of them. */
function tableOf(
  items: readonly QueryListItem[],
  origin: OriginName,
  categories: HTMLSelectElement,
) {
  const rows = items
    .map((item) => rowOf(item, origin, categories))
    .filter((row) => row !== undefined);
  if (rows.length < items.length) return undefined;
  const { head, body, row } = openQueriesTable;
  const filled = rows
    .sort((a, b) => newestFirst(a.order, b.order))
    .map(({ values }) => fillNode(row, values));
  const [table] = toNodes([[...head, [...body, ...filled]]]);
  return table as HTMLTableElement;
}

/**
 * Shows the open queries in a prerendered page once they have loaded, if all fit the template.
 *
 * The way of the list, from the build to the application: the build renders the table of a sample query
 * (`app/prerender`, `sample-query`). The entry fills its row with each query of the preloaded answer, here. At hydration
 * the returned function passes these queries to the application (`app/mount-app`), which passes them to SWR as what was
 * read (`app/App`), so its first rendering is the same table. Where one does not fit, or the answer is late, the
 * skeleton stays until the application has rendered the list.
 */
export function showOpenQueries(
  root: ShadowRoot,
  origin: OriginName,
  answer: Promise<unknown>,
): ReleaseQueries {
  let isReleased = false;
  let shown: readonly QueryListItem[] | undefined;
  const show = (wire: unknown) => {
    const items = toOpenQueries(wire);
    const placeholder = root.querySelector('[data-skeleton]');
    const categories = root.querySelector('select');
    if (isReleased || !placeholder || !categories || items.length > LONG_LIST) return;
    const table = tableOf(items, origin, categories);
    if (!table) return;
    if (items.length > 0) placeholder.replaceWith(table);
    else placeholder.closest('[data-card]')?.remove();
    shown = items;
  };
  // The application reports the failure.
  answer.then(show).catch(() => undefined);
  return () => {
    isReleased = true;
    return shown;
  };
}
