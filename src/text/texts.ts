import { categories, subCategories } from './categories';
import { errors, refusals } from './errors';
import type { FormerName } from './former-names';
import type { OptionalTexts } from './optional/groups';
import { screenTexts } from './screens';

/** Every text but those of the parts that load on demand, by group and key; `{name}` is a placeholder. */
export const TEXTS = { ...screenTexts, errors, refusals, categories, subCategories } as const;

/** Texts of the same names, in any words. */
export type Reworded<T> = T extends string
  ? string
  : { readonly [Key in keyof T]: Reworded<T[Key]> };
type SomeOf<T> = T extends string
  ? string
  : { readonly [Key in keyof T]?: SomeOf<T[Key]> } & {
      readonly [Key in keyof T as FormerName<Key>]?: SomeOf<T[Key]>;
    };

/** The element's texts as shown. */
export type Texts = Reworded<typeof TEXTS>;
/** A portal's own texts. Texts you omit keep their defaults; former names still count. */
export type Messages = SomeOf<typeof TEXTS & OptionalTexts>;
/** A translation of every text: `satisfies CompleteMessages` makes one that is missing a type error. */
export type CompleteMessages = Reworded<typeof TEXTS & OptionalTexts>;
