import type { KnownNumbers } from '../../../components/requests/known-queries';
import { numbersOf } from '../../../domain/query';
import type { ReferenceNumber } from '../../../domain/reference-number';
import type { Origin } from '../../../origins';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
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

/** Reads the open queries again, and looks for a submission whose answer was lost. A server may take it in late. */
export function LookUpSent({ origin, values, known }: LookUpSentProps) {
  const { errors, categories } = useText();
  const { data, error, isValidating, mutate } = useOpenQueriesNow(origin);
  const isNew = (number: ReferenceNumber) => !known?.includes(number);
  // Servers may list the words of a category instead of its code.
  const isOther = (category: string) =>
    category !== values.category && Object.hasOwn(categories, category);
  const candidates = (data ?? []).filter(({ category }) => !isOther(category));
  const alike = candidates.filter(({ queryDetail }) => words(queryDetail) === words(values.query));
  // Without the earlier list, nobody knows whether this query is older.
  const referenceNumber = known && numbersOf(alike).find(isNew);
  const outcome = () => {
    if (isValidating) return errors.lostReplyChecking;
    if (error !== undefined) return undefined;
    if (referenceNumber !== undefined) return fill(errors.lostReplyFound, { referenceNumber });
    // Servers may list a text shortened or cleaned, so a new query with other words may be this one.
    return numbersOf(candidates).some(isNew) ? undefined : errors.lostReplyNotFound;
  };
  const found = outcome();
  return (
    <>
      {found !== undefined && (
        <p>
          <Words>{found}</Words>
        </p>
      )}
      {(data ?? error) !== undefined && referenceNumber === undefined && (
        <Button busy={isValidating} onClick={() => void (isValidating || mutate())}>
          {errors.lookAgain}
        </Button>
      )}
    </>
  );
}
