/** Groups and texts by their former names, which `messages` may still use. No present text has one of these names. */
const FORMER_NAMES = {
  asked: 'duplicates',
  along: 'carryOver',
  record: 'export',
  line: 'network',
  inside: 'fileChecks',
  fit: 'resize',
  apart: 'split',
} as const;

type FormerNames = typeof FORMER_NAMES;

/** The former name of a group or a text, if it had another one. */
export type FormerName<Name> = {
  [Former in keyof FormerNames]: FormerNames[Former] extends Name ? Former : never;
}[keyof FormerNames];

/** The name of a group or a text that a portal has named, perhaps by its former name. */
export const presentName = (name: string): string =>
  Object.hasOwn(FORMER_NAMES, name) ? FORMER_NAMES[name as keyof FormerNames] : name;
