import { TEXTS, type Texts } from './texts';

type Tree = Readonly<Record<string, unknown>>;

/** The texts merged with a portal's own, and the problems of those. */
export interface MergedTexts {
  readonly text: Texts;
  /** One sentence each, for the portal's developer. */
  readonly problems: readonly string[];
}

const NO_OBJECT = 'there is no JSON object';

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placesIn = (template: string) => template.match(/\{\w+\}/g) ?? [];

/**
 * Replaces our texts with a portal's own. Ours stays if the portal's is no string, is blank or lacks a
 * placeholder of ours.
 */
export function mergeTexts(messages: Tree | null | undefined): MergedTexts {
  if (!messages) return { text: TEXTS, problems: messages === null ? [NO_OBJECT] : [] };
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
      else if (!isTree(own)) problems.push(`there is no "${path}${key}"`);
      else if (isTree(value)) merged[key] = mergeTree(own, value, `${path}${key}.`);
      else problems.push(`"${path}${key}" is no group of texts`);
    }
    return merged;
  };
  // Every key of ours is still there, with a string.
  return { text: mergeTree(TEXTS, messages, '') as Texts, problems };
}
