import { useFormikContext } from 'formik';
import type { Choice } from '../../../routing/linked-choice';
import type { LogQueryValues } from './log-query-values';

/** Returns a function that chooses a category with its sub-category, '' for none (@spec §4). */
export function useChoose(): (choice: Choice) => void {
  const { values, submitCount, setFieldValue, setFieldTouched, validateForm } =
    useFormikContext<LogQueryValues>();
  return ({ category, subCategory }) => {
    // One by one: `values` lack a text that a removed field has just handed over.
    void setFieldValue('category', category, false);
    void setFieldValue('subCategory', subCategory, false);
    void validateForm({ ...values, category, subCategory });
    // A field that was reset, not left empty, has no error before a submit.
    if (submitCount === 0) void setFieldTouched('subCategory', false, false);
  };
}
