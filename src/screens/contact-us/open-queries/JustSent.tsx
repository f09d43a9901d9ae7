import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig, type Cache, type ScopedMutator } from 'swr';
import { openQueriesKey } from '../../../api/resources/open-queries';
import { useLaterStyles } from '../../../components/later/use-later-styles';
import { useLaterText } from '../../../components/later/use-later-text';
import { justSentKey } from '../../../components/requests/just-sent-key';
import { cacheKeyOf } from '../../../components/requests/use-api-query';
import type { Sent } from '../../../components/sending/sending';
import type { QueryListItem } from '../../../domain/query';
import type { Origin, OriginName } from '../../../origins';
import { fill } from '../../../text/fill';
import { ASKED_TEXTS } from '../../../text/later/asked';
import css from './JustSent.css';

type Items = readonly QueryListItem[];

/** How long a query may be missing from the server's list, in milliseconds (@spec §1). */
const SHOWN_FOR = 24 * 60 * 60 * 1000;

const without = (items: Items = [], referenceNumber: string | undefined) =>
  items.filter((item) => item.referenceNumber !== referenceNumber);

/** Changes what was just sent, unless the element has been removed meanwhile. */
const change = (mutate: ScopedMutator, origin: OriginName, to: (sent?: Items) => Items) => {
  mutate<Items>(justSentKey(origin), to, { revalidate: false }).catch(() => undefined);
};

type SentQuery = Pick<
  Sent<{ readonly category: string; readonly query: string }>,
  'referenceNumber' | 'sentAt' | 'snapshot'
>;

/** Adds a query to the list at once, unless the list on screen has it, or the server named no number. */
export function addJustSent(
  { cache, mutate }: { readonly cache: Cache; readonly mutate: ScopedMutator },
  origin: OriginName,
  { referenceNumber, snapshot, sentAt }: SentQuery,
): void {
  const listed = (cache.get(cacheKeyOf(openQueriesKey(origin)))?.data ?? []) as Items;
  const isListed = listed.some((item) => item.referenceNumber === referenceNumber);
  if (isListed || referenceNumber === undefined) return;
  const { category, query: queryDetail } = snapshot.values;
  const dateLogged = sentAt.toISOString();
  const item = { referenceNumber, category, queryDetail, dateLogged, sentAt };
  change(mutate, origin, (sent) => [item, ...without(sent, referenceNumber)]);
}

interface JustSentProps {
  readonly item: QueryListItem;
  readonly origin: Origin;
}

/** Shown in place of the link of a query that was just sent. Removes the query once it has been shown long enough. */
export function JustSent({ item: { referenceNumber, sentAt }, origin }: JustSentProps) {
  const { asked } = useLaterText(ASKED_TEXTS);
  const { mutate } = useSWRConfig();
  const box = useRef<HTMLSpanElement>(null);
  useLaterStyles(css, box);
  const remove = useEffectEvent(() => {
    change(mutate, origin.name, (sent) => without(sent, referenceNumber));
  });
  const until = Number(sentAt) + SHOWN_FOR;
  useEffect(() => {
    const timer = setTimeout(remove, until - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [until]);
  return (
    <span ref={box} className="just-sent">
      {fill(asked.sent, { referenceNumber: referenceNumber ?? '' })}
    </span>
  );
}
