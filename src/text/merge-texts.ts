import { TEXTS, type Texts } from './texts';

type Tree = Readonly<Record<string, unknown>>;

/** The texts with a portal's own words in them, and what of those words could not be used. */
export interface MergedTexts {
  readonly text: Texts;
  /** One line each, for the portal's developer. */
  readonly problems: readonly string[];
}

const NO_OBJECT = 'there is no JSON object';

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placesIn = (template: string) => template.match(/\{\w+\}/g) ?? [];

/**
 * Puts a portal's own words in the place of ours. A text that is none or blank, or that leaves out
 * the place of a value (a reference number, a file name), is not taken: ours stands.
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
  // Every name of ours is still there, each with a text.
  return { text: mergeTree(TEXTS, messages, '') as Texts, problems };
}
