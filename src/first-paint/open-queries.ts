import { openQueriesTable } from 'first-paint:build';
import { toOpenQueries } from '../api/open-queries';
import { LONG_LIST } from '../domain/limits';
import { newestFirst, orderOf, readPlainDate } from '../domain/plain-date';
import type { QueryListItem } from '../domain/query';
import { hrefTo } from '../routing/href';
import { shownText } from '../text/shown-text';
import { toNodes, type MarkupNode } from './markup';
import { SAMPLE_QUERY } from './sample-query';

/** The open queries of a prerendered contact page. */
export interface PrerenderedQueries {
  /** Shows no more of them. Returns those that are shown, undefined while the placeholder is. */
  readonly release: () => readonly QueryListItem[] | undefined;
}

const SAMPLES: readonly string[] = Object.values(SAMPLE_QUERY);
const PLACES = new RegExp(SAMPLES.join('|'), 'g');

type Values = readonly string[];

/** A row's values in the order of the sample's; undefined for an odd query. */
function rowOf(item: QueryListItem, categories: HTMLSelectElement) {
  const { referenceNumber, category, queryDetail, dateLogged } = item;
  const words = [...categories.options].find(({ value }) => value === category)?.text;
  const date = readPlainDate(dateLogged);
  if (!referenceNumber || !category || !words || !queryDetail || !date) return undefined;
  if (shownText(queryDetail) !== queryDetail) return undefined;
  return { order: orderOf(date), values: [referenceNumber, words, queryDetail, date.day] };
}

const fillText = (text: string, values: Values) =>
  text.replace(PLACES, (place) => values[SAMPLES.indexOf(place)] ?? place);

function fillNode(node: MarkupNode, values: Values): MarkupNode {
  if (typeof node === 'string') return fillText(node, values);
  const [name, attributes, ...children] = node;
  if (!attributes) return node;
  const filled = attributes.map((part) => fillText(part, values));
  return [name, filled, ...children.map((child) => fillNode(child, values))];
}

/** The table of some queries; undefined where one of them is odd. */
function tableOf(items: readonly QueryListItem[], categories: HTMLSelectElement) {
  const rows = items.map((item) => rowOf(item, categories)).filter((row) => row !== undefined);
  if (rows.length < items.length) return undefined;
  const { head, body, row } = openQueriesTable;
  const filled = rows
    .sort((a, b) => newestFirst(a.order, b.order))
    .map(({ values }) => fillNode(row, values));
  const [table] = toNodes([[...head, [...body, ...filled]]]);
  return table as HTMLTableElement;
}

/** Shows the open queries in a prerendered page as soon as they are read, unless the list is an odd one. */
export function showOpenQueries(root: ShadowRoot, answer: Promise<unknown>): PrerenderedQueries {
  let isReleased = false;
  let shown: readonly QueryListItem[] | undefined;
  const show = (wire: unknown) => {
    const items = toOpenQueries(wire);
    const placeholder = root.querySelector('[data-skeleton]');
    const categories = root.querySelector('select');
    if (isReleased || !placeholder || !categories || items.length > LONG_LIST) return;
    const table = tableOf(items, categories);
    if (!table) return;
    // The build knows no page.
    for (const link of table.querySelectorAll('a')) link.href = hrefTo(link.hash.slice(1));
    if (items.length > 0) placeholder.replaceWith(table);
    else placeholder.closest('[data-card]')?.remove();
    shown = items;
  };
  // The application reports a failure.
  answer.then(show).catch(() => undefined);
  return {
    release: () => {
      isReleased = true;
      return shown;
    },
  };
}
