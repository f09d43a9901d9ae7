import type { FieldName } from './fields';

/**
 * What a sub-category shows under the selects: its self-help fragment; a 'redirect' fragment in the
 * blue box in place of the lower form ('shortened form', @spec §4); or nothing.
 */
export type SubCategoryGuidance = 'self-help' | 'redirect' | 'none';

/** Category codes, each with its sub-category codes. */
export type Categories = Readonly<Record<string, Readonly<Record<string, SubCategoryGuidance>>>>;

/** Where the guidance of a category, or of its sub-category, is in its folder: `medical-claims/claim-not-paid`. */
export const guidancePath = (...codes: readonly string[]): string =>
  codes.join('/').toLowerCase().replace(/_/g, '-');

/**
 * Everything in which one query origin differs from another (@spec §1, §3, §6). Code asks for a
 * capability here, never for an origin's name.
 */
export interface OriginPolicy {
  /** The value of the `origin` attribute and the route segment. */
  readonly name: string;
  /** Its code on the wire. */
  readonly wireCode: string;
  readonly categories: Categories;
  /** The fields of the query form that it does not ask (@spec §2, §3). */
  readonly leavesOut: readonly FieldName[];
  readonly listsOpenQueries: boolean;
  readonly offersUpdates: boolean;
  /** Where a new query is posted, and the constant fields that go with it (@spec §7). */
  readonly submission:
    | { readonly endpoint: 'additional-info'; readonly constants: Readonly<Record<never, string>> }
    | { readonly endpoint: 'medicine-delivery'; readonly constants: { readonly product: string } };
  /** The success message's content besides the reference number (@spec §2). */
  readonly receipt: 'timeline' | 'turnaround';
}
