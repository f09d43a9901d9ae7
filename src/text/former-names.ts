/** The former names of groups and texts, which `messages` may still use. No current text has one of these names. */
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

/** The former name of a group or text, if it has one. */
export type FormerName<Name> = {
  [Former in keyof FormerNames]: FormerNames[Former] extends Name ? Former : never;
}[keyof FormerNames];

/** The current name of a group or text. The name that a portal uses may be a former one. */
export const presentName = (name: string): string =>
  Object.hasOwn(FORMER_NAMES, name) ? FORMER_NAMES[name as keyof FormerNames] : name;
