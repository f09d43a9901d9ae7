import type { FieldName } from './fields';

/**
 * What a sub-category shows under the selects. 'self-help': its self-help fragment. 'redirect': a fragment in the
 * blue box, which replaces the lower form ('shortened form', @spec §4). 'none': nothing.
 */
export type SubCategoryGuidance = 'self-help' | 'redirect' | 'none';

/** Category codes, each with its sub-category codes. */
export type Categories = Readonly<Record<string, Readonly<Record<string, SubCategoryGuidance>>>>;

/**
 * The path, within the guidance folder, of a category's or sub-category's fragment: `medical-claims/claim-not-paid`.
 */
export const guidancePath = (...codes: readonly string[]): string =>
  codes.join('/').toLowerCase().replace(/_/g, '-');

/**
 * Everything in which query origins differ (@spec §1, §3, §6). Code checks a capability of the policy, never the name
 * of an origin.
 */
export interface OriginPolicy {
  /** The value of the `origin` attribute and the route segment. */
  readonly name: string;
  /** The code of the origin on the wire. */
  readonly wireCode: string;
  readonly categories: Categories;
  /** The fields of the query form that this origin does not ask for (@spec §2, §3). */
  readonly leavesOut: readonly FieldName[];
  readonly listsOpenQueries: boolean;
  readonly offersUpdates: boolean;
  /** The endpoint to which a new query is posted, and the constant fields of its body (@spec §7). */
  readonly submission:
    | { readonly endpoint: 'additional-info'; readonly constants: Readonly<Record<never, string>> }
    | { readonly endpoint: 'medicine-delivery'; readonly constants: { readonly product: string } };
  /** What the success message shows besides the reference number (@spec §2). */
  readonly receipt: 'timeline' | 'turnaround';
}
