import { useState } from 'react';
import type { QueryListItem } from '../../../domain/query';
import type { Origin } from '../../../origins';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Words } from '../../../ui/Words';
import { useOpenQueriesNow } from '../open-queries/use-open-queries';
import type { LogQueryValues } from './log-query-values';

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The open query that a lost submission has probably become: new, of its category and its words. */
const probablySent = (
  open: readonly QueryListItem[],
  known: readonly string[],
  values: Pick<LogQueryValues, 'category' | 'query'>,
): QueryListItem | undefined =>
  open.find(
    ({ referenceNumber, category, queryDetail }) =>
      referenceNumber !== undefined &&
      category === values.category &&
      words(queryDetail) === words(values.query) &&
      !known.includes(referenceNumber),
  );

interface LostReplyProps {
  readonly origin: Origin;
  readonly values: Pick<LogQueryValues, 'category' | 'query'>;
  /** The numbers of the open queries before it was sent; those on screen if absent. */
  readonly known?: readonly string[];
}

/** Looks for a submission whose answer was lost in the open queries, which it reads again. */
export function LostReply({ origin, values, known }: LostReplyProps) {
  const { errors } = useText();
  const { known: onScreen, data, error, isValidating } = useOpenQueriesNow(origin);
  const before = known ?? onScreen;
  const [{ category, query }] = useState(values);
  if (isValidating) {
    return (
      <p>
        <Words>{errors.lostReplyChecking}</Words>
      </p>
    );
  }
  // Without the list as it was, an older query with the same words would pass for this one.
  if (error !== undefined || !data || !before) return null;
  const referenceNumber = probablySent(data, before, { category, query })?.referenceNumber;
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
