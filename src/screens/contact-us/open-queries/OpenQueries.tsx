import { useId, useMemo, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { useKeptState } from '../../../components/drafts';
import { FormattedDate } from '../../../components/FormattedDate';
import { ReadFailure } from '../../../components/ReadFailure';
import { ServerText } from '../../../components/ServerText';
import { ShowMore } from '../../../components/ShowMore';
import { LONG_LIST, SHOWN_ROWS } from '../../../domain/limits';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';
import { paths } from '../../../routing/paths';
import { useText } from '../../../settings/text-context';
import { categoryWords } from '../../../text/code-words';
import { fill } from '../../../text/fill';
import { shownText } from '../../../text/shown-text';
import type { Texts } from '../../../text/texts';
import { Card } from '../../../ui/Card';
import { Table, TableSkeleton, type Column } from '../../../ui/Table';
import { arrange, toEntries, WHOLE_LIST, type ListView } from './list-view';
import { ListTools } from './ListTools';
import { useOpenQueries } from './use-open-queries';

function EditLink({ item, origin }: { item: QueryListItem; origin: Origin }) {
  const t = useText().openQueries;
  const { referenceNumber } = item;
  if (referenceNumber === undefined) return null;
  return (
    <Link href={paths.update.toQuery(origin.name, referenceNumber)} className="row-link">
      {t.edit}
      <span className="hidden-text"> {fill(t.editOf, { referenceNumber })}</span>
    </Link>
  );
}

const columns = (text: Texts, origin: Origin): readonly Column<QueryListItem>[] => [
  {
    heading: text.common.category,
    cell: ({ category }) => <ServerText text={categoryWords(text, category)} />,
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

/** The queries, the newest first; a long list can be searched and sorted, and stays so. */
function QueryList({ items, titleId, title, origin }: QueryListProps) {
  const text = useText();
  const [view, setView] = useKeptState<ListView>(`open-queries/${origin.name}`, WHOLE_LIST);
  const isLong = items.length > LONG_LIST;
  const entries = useMemo(
    () => toEntries(items, (code) => categoryWords(text, code)),
    [items, text],
  );
  const { order, words, rows } = isLong ? view : WHOLE_LIST;
  const found = useMemo(() => arrange(entries, { order, words }), [entries, order, words]);
  const shown = found.slice(0, rows);
  return (
    <>
      {isLong && (
        <ListTools view={view} onChange={setView} count={shown.length} total={items.length} />
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
          setView({ ...view, rows: more });
        }}
        target={title}
      />
    </>
  );
}

/** 'Your open queries' (@spec §2): hidden when there are none and nothing is awaited or amiss. */
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
