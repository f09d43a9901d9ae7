/** Fills in the `{name}` placeholders of a text. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
