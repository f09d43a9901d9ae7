import type { CategoryChoice } from '../../../routing/linked-choice';
import { categoryWords, subCategoryWords } from '../../../text/code-words';
import type { Texts } from '../../../text/texts';

/** The query type: the text of the sub-category, else of the category, else the default type (@spec §3). */
export function queryType(text: Texts, { category, subCategory }: CategoryChoice): string {
  if (subCategory !== '') return subCategoryWords(text, subCategory);
  return category === '' ? text.logQuery.defaultQueryType : categoryWords(text, category);
}
