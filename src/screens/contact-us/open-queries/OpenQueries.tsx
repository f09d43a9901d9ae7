import { useId, useMemo, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { CellText } from '../../../components/details/CellText';
import { FormattedDate } from '../../../components/details/FormattedDate';
import { ShowMore } from '../../../components/details/ShowMore';
import { optional } from '../../../components/optional/optional';
import { ReadFailure } from '../../../components/page/ReadFailure';
import type { QueryListItem } from '../../../domain/query';
import { LONG_LIST, SHOWN_ROWS } from '../../../domain/shown-limits';
import type { Origin } from '../../../origins';
import { pathToQuery } from '../../../routing/routes';
import { categoryWords } from '../../../text/code-words';
import { fill } from '../../../text/fill';
import { shownText } from '../../../text/shown-text';
import { useText } from '../../../text/text-context';
import type { Texts } from '../../../text/texts';
import { Card } from '../../../ui/Card';
import { Table, TableSkeleton, type Column } from '../../../ui/Table';
import { useStore } from '../../../ui/use-store';
import { Words } from '../../../ui/Words';
import { FULL_LIST } from '../../../visit/list-view';
import { useVisit } from '../../../visit/visit-context';
import { arrange, toEntries } from './list-view';
import { ListTools } from './ListTools';
import { useOpenQueries } from './use-open-queries';

const JustSent = optional('just-sent', async () => (await import('./JustSent')).JustSent);

function EditLink({ item, origin }: { item: QueryListItem; origin: Origin }) {
  const t = useText().openQueries;
  const { referenceNumber, sentAt } = item;
  if (sentAt) return <JustSent item={item} origin={origin} />;
  if (referenceNumber === undefined) return null;
  return (
    <Link href={pathToQuery(origin.name, referenceNumber)} className="row-link">
      <Words>{t.edit}</Words>
      <span className="hidden-text">{` ${fill(t.editOf, { referenceNumber })}`}</span>
    </Link>
  );
}

const columns = (text: Texts, origin: Origin): readonly Column<QueryListItem>[] => [
  {
    heading: text.common.category,
    cell: ({ category }) => <CellText text={categoryWords(text, category)} />,
  },
  {
    heading: text.common.queryDetails,
    isWide: true,
    cell: ({ queryDetail }) => <span className="excerpt">{shownText(queryDetail)}</span>,
  },
  { heading: text.common.date, cell: ({ dateLogged }) => <FormattedDate date={dateLogged} /> },
  { heading: text.openQueries.update, cell: (item) => <EditLink item={item} origin={origin} /> },
];

interface QueryListProps {
  readonly items: readonly QueryListItem[];
  readonly titleId: string;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly origin: Origin;
}

/** The queries, newest first. A long list can be searched and sorted, and remembers both settings. */
function QueryList({ items, titleId, title, origin }: QueryListProps) {
  const text = useText();
  const { listView } = useVisit().contact(origin.name);
  const view = useStore(listView);
  const isLong = items.length > LONG_LIST;
  const entries = useMemo(
    () => toEntries(items, (code) => categoryWords(text, code)),
    [items, text],
  );
  const { order, words, rows } = isLong ? view : FULL_LIST;
  const found = useMemo(() => arrange(entries, { order, words }), [entries, order, words]);
  const shown = found.slice(0, rows);
  return (
    <>
      {isLong && (
        <ListTools view={view} onChange={listView.set} count={shown.length} total={items.length} />
      )}
      {shown.length > 0 && (
        <Table
          labelledBy={titleId}
          columns={columns(text, origin)}
          rows={shown}
          rowKey={({ referenceNumber }, index) => `${referenceNumber ?? ''}-${String(index)}`}
        />
      )}
      <ShowMore
        total={found.length}
        shown={rows}
        step={SHOWN_ROWS}
        onShow={(more) => {
          listView.set({ ...view, rows: more });
        }}
        target={title}
      />
    </>
  );
}

/** 'Your open queries' (@spec §2), hidden if there are none and there is no loading or error state. */
export function OpenQueries({ origin }: { origin: Origin }) {
  const text = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading, mutate } = useOpenQueries(origin);
  if (!isLoading && error === undefined && !data?.length) return null;
  return (
    <Card title={text.openQueries.title} titleId={titleId} titleRef={title}>
      {isLoading ? (
        <TableSkeleton columns={columns(text, origin)} rows={3} label={text.common.loading} />
      ) : error === undefined ? (
        <QueryList items={data ?? []} titleId={titleId} title={title} origin={origin} />
      ) : (
        <ReadFailure
          message={text.errors.openQueriesFailed}
          error={error}
          onRetry={() => void mutate()}
        />
      )}
    </Card>
  );
}
