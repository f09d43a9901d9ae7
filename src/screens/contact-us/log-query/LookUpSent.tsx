import { numbersOf } from '../../../domain/query';
import type { ReferenceNumber } from '../../../domain/reference-number';
import type { Origin } from '../../../origins';
import type { KnownNumbers } from '../../../requests/known-queries';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import { Words } from '../../../ui/Words';
import { useOpenQueriesNow } from '../open-queries/use-open-queries';

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

interface LookUpSentProps {
  readonly origin: Origin;
  /** The text that was sent. */
  readonly query: string;
  /** The open queries known before it was sent. */
  readonly known: KnownNumbers;
}

/** Reads the open queries again, and looks for a submission whose answer was lost. A server may take it in late. */
export function LookUpSent({ origin, query, known }: LookUpSentProps) {
  const { errors } = useText();
  const { data, error, isValidating, mutate } = useOpenQueriesNow(origin);
  const isNew = (number: ReferenceNumber) => !known?.includes(number);
  const alike = data?.filter(({ queryDetail }) => words(queryDetail) === words(query)) ?? [];
  // Without the earlier list, nobody knows whether this query is older.
  const referenceNumber = known && numbersOf(alike).find(isNew);
  const outcomeWords = () => {
    if (isValidating) return errors.lostReplyChecking;
    if (error !== undefined) return undefined;
    if (referenceNumber !== undefined) return fill(errors.lostReplyFound, { referenceNumber });
    // Servers may list a text shortened or cleaned, and another category, so any new query may be this one.
    return numbersOf(data ?? []).some(isNew) ? undefined : errors.lostReplyNotFound;
  };
  const outcome = outcomeWords();
  return (
    <>
      {outcome !== undefined && (
        <p>
          <Words>{outcome}</Words>
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
