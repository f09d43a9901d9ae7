import { categoryWords, subCategoryWords } from '../../../text/categories';
import { text } from '../../../text/screens';
import type { Choice } from './form-shape';

/** The query type: the words of the sub-category, else of the category, else the default type (@spec §3). */
export function queryType({ category, subCategory }: Choice): string {
  if (subCategory !== '') return subCategoryWords(subCategory);
  return category === '' ? text.logQuery.defaultQueryType : categoryWords(category);
}
