import type { OriginPolicy } from '../origins/policy';
import { singleParameter } from './single-parameter';

/** A category and a sub-category by code; '' is none. */
export interface CategoryChoice {
  readonly category: string;
  readonly subCategory: string;
}

export const NO_CHOICE: CategoryChoice = { category: '', subCategory: '' };

/**
 * The choice that an address makes: `?category=MEDICAL_CLAIMS&subCategory=CLAIM_NOT_PAID`. Undefined if it contains
 * no category of the origin. An address fills in nothing else.
 * @param search the query of the location, with its question mark
 */
export function linkedChoice(
  search: string,
  { categories }: OriginPolicy,
): CategoryChoice | undefined {
  const category = singleParameter(search, 'category') ?? '';
  if (!Object.hasOwn(categories, category)) return undefined;
  const subCategory = singleParameter(search, 'subCategory') ?? '';
  const isListed = Object.hasOwn(categories[category] ?? {}, subCategory);
  return { category, subCategory: isListed ? subCategory : '' };
}

/**
 * Whether an address may make its choice. The member's choice is kept.
 * @param before the choice that the previous address made
 */
export const mayChoose = (
  chosen: CategoryChoice,
  linked: CategoryChoice,
  before: CategoryChoice,
): boolean =>
  chosen.category === '' ||
  (chosen.category === before.category && chosen.subCategory === before.subCategory) ||
  (chosen.category === linked.category && chosen.subCategory === '');
