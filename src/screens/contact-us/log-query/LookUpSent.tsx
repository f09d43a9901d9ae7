import type { KnownNumbers } from '../../../components/requests/known-queries';
import { numbersOf } from '../../../domain/query';
import type { ReferenceNumber } from '../../../domain/reference-number';
import type { Origin } from '../../../origins';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Words } from '../../../ui/Words';
import type { LogQueryValues } from '../../../visit/log-query-values';
import { useOpenQueriesNow } from '../open-queries/use-open-queries';

type SentWords = Pick<LogQueryValues, 'category' | 'query'>;

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

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
  const isNew = (number: ReferenceNumber) => !known?.includes(number);
  const ofCategory = data.filter(({ category }) => category === values.category);
  const alike = ofCategory.filter(({ queryDetail }) => words(queryDetail) === words(values.query));
  // Without the earlier list, nobody knows whether this query is older.
  const referenceNumber = known && numbersOf(alike).find(isNew);
  // Servers may list a text shortened or cleaned, so a new query with other words may be this one.
  if (referenceNumber === undefined && numbersOf(ofCategory).some(isNew)) return null;
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
