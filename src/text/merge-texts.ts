import { OPTIONAL_GROUPS } from './optional/groups';
import type { Reworded } from './texts';

/** Texts by name, in groups. */
export type Tree = Readonly<Record<string, unknown>>;

/** The texts merged with a portal's own, and the problems of those. */
export interface MergedTexts<Ours> {
  readonly text: Reworded<Ours>;
  /** One sentence each, for the portal's developer. */
  readonly problems: readonly string[];
}

const NO_OBJECT = 'there is no JSON object';

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a group of texts loads with its part, and is merged then. */
const isOptional = (group: string) => Object.hasOwn(OPTIONAL_GROUPS, group);

const placesIn = (template: string) => template.match(/\{\w+\}/g) ?? [];

/**
 * Replaces texts of ours with a portal's own. Ours stays if the portal's is no string, is blank or lacks a
 * placeholder of ours.
 */
export function mergeTexts<Ours extends Tree>(
  texts: Ours,
  messages: Tree | null | undefined,
): MergedTexts<Ours> {
  // Any texts are texts in some words.
  const unchanged = texts as unknown as Reworded<Ours>;
  if (!messages) return { text: unchanged, problems: messages === null ? [NO_OBJECT] : [] };
  const problems: string[] = [];

  const mergeText = (ours: string, given: unknown, path: string): string => {
    if (typeof given !== 'string' || given.trim() === '') {
      problems.push(`"${path}" is no text`);
      return ours;
    }
    const missing = placesIn(ours).filter((place) => !given.includes(place));
    if (missing.length === 0) return given;
    problems.push(`"${path}" lacks ${missing.join(' and ')}`);
    return ours;
  };
  const mergeTree = (ours: Tree, given: Tree, path: string): Tree => {
    const merged: Record<string, unknown> = { ...ours };
    for (const [key, value] of Object.entries(given)) {
      const own = Object.hasOwn(ours, key) ? ours[key] : undefined;
      if (typeof own === 'string') merged[key] = mergeText(own, value, path + key);
      else if (own === undefined && isOptional(path + key)) continue;
      else if (!isTree(own)) problems.push(`there is no "${path}${key}"`);
      else if (isTree(value)) merged[key] = mergeTree(own, value, `${path}${key}.`);
      else problems.push(`"${path}${key}" is no group of texts`);
    }
    return merged;
  };
  // Every key of ours is still there, with a string.
  return { text: mergeTree(texts, messages, '') as Reworded<Ours>, problems };
}
