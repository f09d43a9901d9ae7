import { useEffectEvent, useLayoutEffect } from 'react';
import type { Origin } from '../../../origins';
import { choiceToFollow, isFollowed, visitOf } from '../../../routing/followed-link';
import { useRawSearch } from '../../../routing/hash-router';
import { NO_CHOICE } from '../../../routing/linked-choice';
import { useVisit } from '../../../visit/visit-context';
import { useChoose } from './use-choose';

/**
 * Chooses the category and sub-category in the address, once per visit. The member's choice, texts and files are
 * never changed.
 */
export function LinkedChoice({ origin }: { origin: Origin }): null {
  const search = useRawSearch();
  const { newQuery, followed } = useVisit().contact(origin.name);
  const choose = useChoose();
  const follow = useEffectEvent(() => {
    if (isFollowed(search, followed.get())) return;
    followed.set(visitOf(search));
    const { values, filledIn } = newQuery.get();
    const choice = choiceToFollow(search, origin, values, { ...NO_CHOICE, ...filledIn });
    if (choice) choose(choice, 'filledIn');
  });
  // A layout effect, so that the form shows with its choice.
  useLayoutEffect(() => {
    follow();
  }, [search]);
  return null;
}
