import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect } from 'react';
import { followedLinkOf, useSavedState } from '../../../components/forms/drafts';
import type { Origin } from '../../../origins';
import { followLink, isFollowed, NO_LINK } from '../../../routing/followed-link';
import { useRawSearch } from '../../../routing/hash-router';
import type { LogQueryValues } from './log-query-values';
import { useChoose } from './use-choose';

/**
 * Chooses the category and sub-category that the address names, once for each visit. What the member has
 * chosen stays; texts and files are never touched.
 */
export function LinkedChoice({ origin }: { origin: Origin }): null {
  const search = useRawSearch();
  const { values } = useFormikContext<LogQueryValues>();
  const choose = useChoose();
  const [followed, setFollowed] = useSavedState(followedLinkOf(origin.name), NO_LINK);
  const follow = useEffectEvent(() => {
    if (isFollowed(search, followed)) return;
    const [now, choice] = followLink(search, origin, values, followed);
    setFollowed(now);
    if (choice) choose(choice);
  });
  // A layout effect: the form shows with its choice.
  useLayoutEffect(() => {
    follow();
  }, [search]);
  return null;
}
