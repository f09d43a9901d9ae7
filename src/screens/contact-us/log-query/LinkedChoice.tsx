import { useEffectEvent, useLayoutEffect } from 'react';
import type { Origin } from '../../../origins';
import { choiceToFollow, isFollowed, visitOf } from '../../../routing/followed-link';
import { useRawSearch } from '../../../routing/hash-router';
import { NO_CHOICE } from '../../../routing/linked-choice';
import { isUnderWay } from '../../../sending/sending';
import { useOfStore } from '../../../ui/use-store';
import { useVisit } from '../../../visit/visit-context';
import { useChoose } from './use-choose';
import type { QuerySending } from './use-log-query';

interface LinkedChoiceProps {
  readonly origin: Origin;
  readonly sending: QuerySending;
}

/**
 * Chooses the category and sub-category in the address, once per visit. The member's choice, texts and files are
 * never changed. A link that is opened while a query is sent is followed afterwards, by the next form if it was sent.
 */
export function LinkedChoice({ origin, sending }: LinkedChoiceProps): null {
  const search = useRawSearch();
  const { newQuery, followed } = useVisit().contact(origin.name);
  const choose = useChoose();
  const isSending = useOfStore(sending, isUnderWay);
  const follow = useEffectEvent(() => {
    if (isSending || isFollowed(search, followed.get())) return;
    followed.set(visitOf(search));
    const { values, filledIn } = newQuery.get();
    const choice = choiceToFollow(search, origin, values, { ...NO_CHOICE, ...filledIn });
    if (choice) choose(choice, 'filledIn');
  });
  // A layout effect, so that the form shows with its choice.
  useLayoutEffect(() => {
    follow();
  }, [search, isSending]);
  return null;
}
