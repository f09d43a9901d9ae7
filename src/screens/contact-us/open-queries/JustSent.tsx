import { useEffect, useEffectEvent } from 'react';
import { useOptionalText } from '../../../components/optional/use-optional-text';
import type { QueryListItem } from '../../../domain/query';
import { adoptStyles } from '../../../host/adopt-styles';
import type { Origin } from '../../../origins';
import { fill } from '../../../text/fill';
import { DUPLICATES_TEXTS } from '../../../text/optional/duplicates';
import { withoutQuery } from '../../../visit/just-sent';
import { useVisit } from '../../../visit/visit-context';
import css from './JustSent.css';

adoptStyles(css);

/** How long a query may be missing in the server's list, in milliseconds (@spec §1). */
const SHOWN_FOR = 24 * 60 * 60 * 1000;

interface JustSentProps {
  readonly item: QueryListItem;
  readonly origin: Origin;
}

/** Shown instead of the link of a query that was just sent. Removes the query after that time. */
export function JustSent({ item: { referenceNumber, sentAt }, origin }: JustSentProps) {
  const { duplicates } = useOptionalText(DUPLICATES_TEXTS);
  const { justSent } = useVisit().contact(origin.name);
  const remove = useEffectEvent(() => {
    justSent.set(withoutQuery(justSent.get(), referenceNumber));
  });
  const until = Number(sentAt) + SHOWN_FOR;
  useEffect(() => {
    const timer = setTimeout(remove, until - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [until]);
  return (
    <span className="just-sent">
      {fill(duplicates.sent, { referenceNumber: referenceNumber ?? '' })}
    </span>
  );
}
