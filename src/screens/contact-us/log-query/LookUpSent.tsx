import type { KnownNumbers } from '../../../components/requests/known-queries';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Words } from '../../../ui/Words';
import type { LogQueryValues } from '../../../visit/log-query-values';
import { useOpenQueriesNow } from '../open-queries/use-open-queries';

type SentWords = Pick<LogQueryValues, 'category' | 'query'>;

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The numbers of open queries with the category and the text of a submission. */
const numbersLike = (open: readonly QueryListItem[], sent: SentWords) =>
  open
    .filter(
      ({ category, queryDetail }) =>
        category === sent.category && words(queryDetail) === words(sent.query),
    )
    .map(({ referenceNumber }) => referenceNumber)
    .filter((number) => number !== undefined);

interface LookUpSentProps {
  readonly origin: Origin;
  /** The submission. */
  readonly values: SentWords;
  /** The open queries known before it was sent. */
  readonly known: KnownNumbers;
}

/** Reads the open queries again, and looks for a submission whose answer was lost. */
export function LookUpSent({ origin, values, known }: LookUpSentProps) {
  const { errors } = useText();
  const { data, error, isValidating } = useOpenQueriesNow(origin);
  if (isValidating) {
    return (
      <p>
        <Words>{errors.lostReplyChecking}</Words>
      </p>
    );
  }
  if (error !== undefined || !data) return null;
  const alike = numbersLike(data, values);
  // Without the earlier list, nobody knows whether this query is older.
  if (!known && alike.length > 0) return null;
  const referenceNumber = alike.find((number) => !known?.includes(number));
  return (
    <p>
      <Words>
        {referenceNumber === undefined
          ? errors.lostReplyNotFound
          : fill(errors.lostReplyFound, { referenceNumber })}
      </Words>
    </p>
  );
}
