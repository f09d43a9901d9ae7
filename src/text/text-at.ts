import type { Texts } from './texts';

/** A text by its group and name, such as 'logQuery.email'. */
export type TextKey = {
  [Group in keyof Texts]: `${Group}.${keyof Texts[Group] & string}`;
}[keyof Texts];

/** The text of a key. */
export function textAt(text: Texts, key: TextKey): string {
  const [group, name = ''] = key.split('.') as [keyof Texts, string];
  return (text[group] as Readonly<Record<string, string>>)[name] ?? key;
}
