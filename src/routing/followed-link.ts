import type { OriginPolicy } from '../origins/policy';
import { linkedChoice, mayChoose, NO_CHOICE, type CategoryChoice } from './linked-choice';
import { namedEntry } from './navigation';

/** The address that a form has last followed. */
export interface FollowedAddress {
  readonly search: string;
  /** Its history entry, because the same link may be followed again. */
  readonly entry: string | undefined;
}

export const NOTHING_FOLLOWED: FollowedAddress = { search: '', entry: undefined };

/** The current visit of an address. */
export const visitOf = (search: string): FollowedAddress => ({ search, entry: namedEntry() });

export const isFollowed = (search: string, followed: FollowedAddress): boolean =>
  followed.search === search && followed.entry === namedEntry();

/**
 * The choice that an address makes in a form; undefined if it makes none.
 * @param chosen the form's current choice
 * @param before the choice that an earlier address made
 */
export function choiceToFollow(
  search: string,
  origin: OriginPolicy,
  chosen: CategoryChoice,
  before = NO_CHOICE,
): CategoryChoice | undefined {
  const linked = linkedChoice(search, origin);
  return linked && mayChoose(chosen, linked, before) ? linked : undefined;
}
