import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '../../../api/api-context';
import { carryOver } from '../../../attachments/carried/carry-over';
import { FormattedDate } from '../../../components/details/FormattedDate';
import { useForm } from '../../../components/forms/form-context';
import { useParts } from '../../../components/forms/form-parts';
import { useOptionalText } from '../../../components/optional/use-optional-text';
import { useRegionFirst } from '../../../components/optional/use-region-first';
import { dateOrder } from '../../../domain/dates';
import { newestFirst } from '../../../domain/plain-date';
import type { Query, QueryListItem } from '../../../domain/query';
import type { ReferenceNumber } from '../../../domain/reference-number';
import { FIRST_WORDS } from '../../../domain/shown-limits';
import { adoptStyles } from '../../../host/adopt-styles';
import type { Origin } from '../../../origins';
import { useHandedQuery } from '../../../requests/handed-query';
import { useMutation } from '../../../requests/use-mutation';
import { pathToQuery } from '../../../routing/routes';
import { isUnderWay } from '../../../sending/sending';
import { categoryWords } from '../../../text/code-words';
import { fill } from '../../../text/fill';
import { DUPLICATES_TEXTS } from '../../../text/optional/duplicates';
import { shownText } from '../../../text/shown-text';
import { useText } from '../../../text/text-context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Words } from '../../../ui/Words';
import type { LogQueryValues } from '../../../visit/log-query-values';
import { useVisit } from '../../../visit/visit-context';
import css from './Duplicates.css';
import type { QuerySending } from './use-log-query';

adoptStyles(css);

const MOST_SHOWN = 2;

type NumberedQuery = QueryListItem & { readonly referenceNumber: ReferenceNumber };

/**
 * The newest queries of a category, without duplicate numbers. Parses each date once, because the list may have
 * thousands.
 */
function newestOf(category: string, list: readonly QueryListItem[]): readonly NumberedQuery[] {
  const newest = list
    .filter((item): item is NumberedQuery => item.category === category && !!item.referenceNumber)
    .map((item) => ({ item, order: dateOrder(item.dateLogged) }))
    .sort((a, b) => newestFirst(a.order, b.order))
    .map(({ item }) => item);
  const numbers = new Set<ReferenceNumber>();
  return newest
    .filter(({ referenceNumber }) => {
      const isFirst = !numbers.has(referenceNumber);
      numbers.add(referenceNumber);
      return isFirst;
    })
    .slice(0, MOST_SHOWN);
}

/**
 * Adds to an open query instead of sending a new one: copies the form's content to its update, and opens its view.
 */
function useAddTo(origin: Origin, sending: QuerySending) {
  const { memberQueries } = useApi();
  const form = useForm<LogQueryValues>();
  const parts = useParts();
  const visit = useVisit();
  const { hand } = useHandedQuery(origin.name);
  const [, navigate] = useLocation();
  return useMutation<ReferenceNumber, Query>('duplicates', async (reference, signal) => {
    const prepared = parts.prepare();
    const query = await memberQueries.read(reference, origin.wireCode, { signal });
    if (!query.canUpdate) return query;
    // Again, because more may have been filled in.
    const isWhole = ((await prepared) ?? true) && ((await parts.prepare()) ?? true);
    // The member has left the screen or changed the category.
    signal.throwIfAborted();
    // The form is being sent as a new query, or the member must see first that a file was refused.
    if (isUnderWay(sending.get()) || !isWhole) return query;
    const { query: text, files } = form.get().values;
    carryOver(visit, reference, { query: text, files });
    hand(reference, query);
    navigate(pathToQuery(origin.name, reference));
    return query;
  });
}

interface DuplicatesProps {
  readonly origin: Origin;
  readonly category: string;
  /** The open queries, with at least one of that category. */
  readonly list: readonly QueryListItem[];
  /** The sending of the form as a new query. */
  readonly sending: QuerySending;
}

/** Lists open queries of the chosen category, to which the member may add instead. */
export function Duplicates({ origin, category, list, sending }: DuplicatesProps) {
  const text = useText();
  const { duplicates } = useOptionalText(DUPLICATES_TEXTS);
  const { run, isRunning, result, failure } = useAddTo(origin, sending);
  const hasRegion = useRegionFirst();
  const newest = useMemo(() => newestOf(category, list), [category, list]);
  const isClosed = failure !== undefined || result?.canUpdate === false;
  return (
    <div className={hasRegion ? 'duplicates' : 'duplicates hidden-text'}>
      <Alert tone="info">
        <p role="status" className="duplicates-title">
          {hasRegion && (
            <Words>{fill(duplicates.title, { category: categoryWords(text, category) })}</Words>
          )}
        </p>
        <ul className="duplicates-list">
          {newest.map(({ referenceNumber, dateLogged, queryDetail }) => (
            <li key={referenceNumber}>
              <p className="duplicates-query">
                <span>{referenceNumber}</span>
                <FormattedDate date={dateLogged} />
                <bdi>{shownText(queryDetail.trim(), FIRST_WORDS)}</bdi>
              </p>
              <Button
                busy={isRunning}
                onClick={() => void (isUnderWay(sending.get()) || run(referenceNumber))}
              >
                {fill(duplicates.add, { referenceNumber })}
              </Button>
            </li>
          ))}
        </ul>
        {!isClosed && <p>{duplicates.carryOver}</p>}
        <p role="status" className={isClosed ? undefined : 'hidden-text'}>
          {isClosed && <Words>{duplicates.closed}</Words>}
        </p>
      </Alert>
    </div>
  );
}
