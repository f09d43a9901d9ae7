import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';
import { useSavedState } from '../../../components/forms/drafts';
import type { Origin } from '../../../origins';
import { useRawSearch } from '../../../routing/hash-router';
import { linkedChoice, mayChoose, NO_CHOICE } from '../../../routing/linked-choice';
import type { LogQueryValues } from './log-query-values';

/**
 * Chooses the category and sub-category that the address names, once for each address. What the member has
 * chosen stays; texts and files are never touched.
 */
export function LinkedChoice({ origin }: { origin: Origin }): null {
  const search = useRawSearch();
  const { values, setFieldValue } = useFormikContext<LogQueryValues>();
  const [followed, setFollowed] = useSavedState(`linked-choice/${origin.name}`, {
    search: '',
    choice: NO_CHOICE,
  });
  // A layout effect: the form shows with its choice.
  useLayoutEffect(() => {
    if (followed.search === search) return;
    const linked = linkedChoice(search, origin);
    const isChosen = linked !== undefined && mayChoose(values, linked, followed.choice);
    setFollowed({ search, choice: isChosen ? linked : followed.choice });
    if (!isChosen) return;
    void setFieldValue('category', linked.category, false);
    void setFieldValue('subCategory', linked.subCategory, false);
  }, [search, origin, values, followed, setFollowed, setFieldValue]);
  return null;
}
