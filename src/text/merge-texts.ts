import { presentName } from './former-names';
import type { Reworded } from './texts';

/** Texts by name, in groups. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The placeholders of our text that are missing in the portal's text. */
export const missingPlaceholders = (given: string, ours: string): readonly string[] =>
  (ours.match(/\{\w+\}/g) ?? []).filter((place) => !given.includes(place));

/** Our text or group with this name, which may be a former name. */
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
 * Replaces our texts by the portal's. Our text is kept if the portal's is not a string, is blank or lacks a
 * placeholder.
 */
export const mergeTexts = <Ours extends Tree>(
  ours: Ours,
  messages: Tree | null | undefined,
): Reworded<Ours> =>
  // Merging keeps every key, and replaces a string only by a string.
  (messages ? mergeTree(ours, messages) : ours) as Reworded<Ours>;
