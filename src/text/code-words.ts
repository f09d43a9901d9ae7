import type { Texts } from './texts';

const lookUp = (words: Readonly<Record<string, string>>, code: string) =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** The words of a category; a code that is none of ours is shown as it came (@spec §3). */
export const categoryWords = ({ categories }: Texts, code: string): string =>
  lookUp(categories, code);

/** The words of a sub-category; a code that is none of ours is shown as it came (@spec §3). */
export const subCategoryWords = ({ subCategories }: Texts, code: string): string =>
  lookUp(subCategories, code);
