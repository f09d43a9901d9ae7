import { presentName } from './former-names';
import type { Reworded } from './texts';

/** Texts by name, in groups. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The placeholders of our text that a portal's own lacks. */
export const missingPlaceholders = (given: string, ours: string): readonly string[] =>
  (ours.match(/\{\w+\}/g) ?? []).filter((place) => !given.includes(place));

/** The text or group of ours that a portal's own replaces, by its present or former name. */
export const ownOf = (ours: Tree, name: string): unknown =>
  Object.hasOwn(ours, presentName(name)) ? ours[presentName(name)] : undefined;

function mergeTree(ours: Tree, given: Tree): Tree {
  const merged: Record<string, unknown> = { ...ours };
  for (const [name, value] of Object.entries(given)) {
    const own = ownOf(ours, name);
    if (isTree(own) && isTree(value)) merged[presentName(name)] = mergeTree(own, value);
    else if (
      typeof own === 'string' &&
      isText(value) &&
      missingPlaceholders(value, own).length === 0
    )
      merged[presentName(name)] = value;
  }
  return merged;
}

/**
 * Replaces texts of ours with a portal's own. Ours stays if the portal's is no string, is blank or lacks a
 * placeholder of ours.
 */
export const mergeTexts = <Ours extends Tree>(
  ours: Ours,
  messages: Tree | null | undefined,
): Reworded<Ours> =>
  // Every key of ours is still there, with a string.
  (messages ? mergeTree(ours, messages) : ours) as Reworded<Ours>;
