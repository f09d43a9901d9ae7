import { fieldsOf, type FieldName } from '../../../origins/fields';
import { guidancePath, type OriginPolicy, type SubCategoryGuidance } from '../../../origins/policy';
import type { CategoryChoice } from '../../../routing/linked-choice';

/** A guidance fragment below the selects: its path, and whether it is shown in the blue box. */
export interface Guidance {
  readonly path: string;
  readonly isRedirect: boolean;
}

/** The form's content for the chosen values (@spec §4 Submission form). */
export interface FormShape {
  /** Names of the visible fields, in the order of the form. */
  readonly fields: readonly FieldName[];
  /** The sub-categories to choose from. */
  readonly subCategories: readonly string[];
  /** Whether the lower part of the form is absent, because there is nothing to send. */
  readonly isShortened: boolean;
  readonly guidance: readonly Guidance[];
}

/** Whether a field is above the guidance. The others are in the lower part. */
export const isUpper = (name: FieldName): boolean => name === 'category' || name === 'subCategory';

function subCategoriesOf(
  policy: OriginPolicy,
  category: string,
): Readonly<Record<string, SubCategoryGuidance>> {
  return Object.hasOwn(policy.categories, category) ? (policy.categories[category] ?? {}) : {};
}

/** Whether a sub-category is required: not if the origin or the category has none (@spec §5). */
export function asksSubCategory(policy: OriginPolicy, category: string): boolean {
  if (policy.leavesOut.includes('subCategory')) return false;
  return category === '' || Object.keys(subCategoriesOf(policy, category)).length > 0;
}

/**
 * The form's shape, a pure function of the origin's policy and the chosen values.
 * @param contentPath folder of the guidance fragments
 */
export function formShape(
  policy: OriginPolicy,
  { category, subCategory }: CategoryChoice,
  contentPath: string,
): FormShape {
  const subCategories = subCategoriesOf(policy, category);
  const kind = Object.hasOwn(subCategories, subCategory) ? subCategories[subCategory] : undefined;
  const isShortened = kind === 'redirect';
  const pathOf = (...codes: readonly string[]) => `${contentPath}/${guidancePath(...codes)}`;
  return {
    fields: fieldsOf(policy).filter((name) =>
      name === 'subCategory' ? asksSubCategory(policy, category) : !isShortened || isUpper(name),
    ),
    subCategories: Object.keys(subCategories),
    isShortened,
    guidance: [
      ...(Object.keys(subCategories).length > 0
        ? [{ path: pathOf(category), isRedirect: false }]
        : []),
      ...(kind === undefined || kind === 'none'
        ? []
        : [{ path: pathOf(category, subCategory), isRedirect: isShortened }]),
    ],
  };
}
