import type { Texts } from './texts';

const lookUp = (words: Readonly<Record<string, string>>, code: string) =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** The name of a category; an unknown code is returned unchanged (@spec §3). */
export const categoryWords = ({ categories }: Texts, code: string): string =>
  lookUp(categories, code);

/** The name of a sub-category; an unknown code is returned unchanged (@spec §3). */
export const subCategoryWords = ({ subCategories }: Texts, code: string): string =>
  lookUp(subCategories, code);
