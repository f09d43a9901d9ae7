/** `@spec §4` and `@spec §3 Default categories, §7`: every section up to the end of the sentence. */
const TAG = /\s*\(?@spec ([^.:;)}*\n]*)\)?/g;

/** The sections of the specification that the `@spec` tags of a text name, each once: '3', '7'. */
export function sectionsIn(text: string): readonly string[] {
  const tags = [...text.matchAll(TAG)].map(([, tag]) => tag).join();
  return [...new Set([...tags.matchAll(/§(\d+)/g)].map(([, section = '']) => section))];
}

/** A text without its `@spec` tags. */
export const withoutTags = (text: string): string => text.replace(TAG, '');
