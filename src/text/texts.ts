import { categories, subCategories } from './categories';
import { errors, refusals } from './errors';
import { screens } from './screens';

/** Every text of the element, by group and name; `{name}` is the place of a value. */
export const TEXTS = { ...screens, errors, refusals, categories, subCategories } as const;

type Words<T> = T extends string ? string : { readonly [Key in keyof T]: Words<T[Key]> };
type SomeOf<T> = T extends string ? string : { readonly [Key in keyof T]?: SomeOf<T[Key]> };

/** The element's texts as they are shown: the specification's and ours, or a portal's in their place. */
export type Texts = Words<typeof TEXTS>;
/** A portal's own words for any of the texts; what is left out keeps its words. */
export type Messages = SomeOf<typeof TEXTS>;
