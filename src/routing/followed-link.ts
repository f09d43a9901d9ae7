import type { OriginPolicy } from '../origins/policy';
import { namedEntry } from './history-entry';
import { linkedChoice, mayChoose, NO_CHOICE, type Choice } from './linked-choice';

/** The address that a form has followed last. */
export interface FollowedLink {
  readonly search: string;
  /** Its entry of the history: the same link may be followed again. */
  readonly entry: string | undefined;
  /** What an address has chosen last. */
  readonly choice: Choice;
}

export const NO_LINK: FollowedLink = { search: '', entry: undefined, choice: NO_CHOICE };

/** The present visit of an address. */
export const visitOf = (search: string) => ({ search, entry: namedEntry() });

export const isFollowed = (search: string, followed: FollowedLink): boolean =>
  followed.search === search && followed.entry === namedEntry();

/**
 * Follows the address to a form.
 * @param chosen what the form holds
 * @returns what is to be saved, and the choice to make; undefined if it makes none
 */
export function followLink(
  search: string,
  origin: OriginPolicy,
  chosen: Choice,
  before = NO_LINK,
): readonly [followed: FollowedLink, choice: Choice | undefined] {
  const linked = linkedChoice(search, origin);
  const choice = linked && mayChoose(chosen, linked, before.choice) ? linked : undefined;
  return [{ ...visitOf(search), choice: choice ?? before.choice }, choice];
}
