import { categories, subCategories } from './categories';
import { errors, network, refusals } from './errors';
import type { FormerName } from './former-names';
import type { OptionalTexts } from './optional/all';
import { screenTexts } from './screens';

/** All texts except those of the parts that load on demand, by group and name. `{name}` is a placeholder. */
export const TEXTS = {
  ...screenTexts,
  errors,
  refusals,
  network,
  categories,
  subCategories,
} as const;

/** The same groups and names, with any texts. */
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
/** A portal's own texts. Texts you omit keep their defaults. Former names still work. */
export type Messages = SomeOf<typeof TEXTS & OptionalTexts>;
/** A translation of every text. With `satisfies CompleteMessages`, a missing text is a type error. */
export type CompleteMessages = Reworded<typeof TEXTS & OptionalTexts>;
