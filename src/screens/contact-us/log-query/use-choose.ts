import { useFormikContext } from 'formik';
import { useWriteForm } from '../../../components/forms/form-context';
import type { CategoryChoice } from '../../../routing/linked-choice';
import type { LogQueryValues } from '../../../visit/log-query-values';

/** Returns a function that sets a category and its sub-category, '' for none (@spec §4), for the member or a link. */
export function useChoose(): (choice: CategoryChoice, type: 'changed' | 'filledIn') => void {
  const { submitCount, setFieldTouched } = useFormikContext<LogQueryValues>();
  const write = useWriteForm<LogQueryValues>();
  return ({ category, subCategory }, type) => {
    void write({ type, values: { category, subCategory } }, true);
    // A field that was reset, not left empty, shows no error before a submit.
    if (submitCount === 0) void setFieldTouched('subCategory', false, false);
  };
}
