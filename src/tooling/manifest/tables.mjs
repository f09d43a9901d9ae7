import { elementOf } from './analyze.mjs';

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|');

/** A default that is a value becomes code; a default in words stays unchanged. */
const defaultOf = ({ default: text = '' }) =>
  /^(?:\/\S*|\w+=\S+|\{.*\}|light-dark\(.*|[\d.]+\w+)$/.test(text) ? code(text) : text;

const detailOf = ({ type: { text } }) => {
  const detail = /^CustomEvent<(.*)>$/.exec(text)[1];
  return detail === 'null' ? 'none' : code(detail);
};

/** The values of an enumerated attribute, as words. */
const chosenFrom = ({ type: { text } }) =>
  text.startsWith("'") ? [text.replaceAll("'", '`').replaceAll(' | ', ' or ')] : [];

const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

/** Every table by its name. */
const tablesOf = (element) => ({
  attributes: table(
    ['attribute', 'value', 'default'],
    element.attributes.map((each) => [
      code(each.name),
      [...chosenFrom(each), each.description].join('. '),
      defaultOf(each),
    ]),
  ),
  events: table(
    ['event', 'when', '`detail`'],
    element.events.map((each) => [code(each.name), each.description, detailOf(each)]),
  ),
  'custom-properties': table(
    ['custom property', 'what it sets', 'default'],
    element.cssProperties.map((each) => [code(each.name), each.description, code(each.default)]),
  ),
  parts: table(
    ['part', 'what it is'],
    element.cssParts.map((each) => [code(each.name), each.description]),
  ),
});

const markers = (name) => [`<!-- from the manifest: ${name} -->`, `<!-- end: ${name} -->`];

/**
 * A document with its tables replaced by those of the manifest.
 * @param names of the tables
 * @throws {Error} if the document has no place for a table
 */
export function withTables(document, manifest, names) {
  const tables = tablesOf(elementOf(manifest));
  let text = document;
  for (const name of names) {
    const [begin, end] = markers(name);
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`There is no place for ${name}`);
    text = `${text.slice(0, from + begin.length)}\n\n${tables[name]}\n\n${text.slice(to)}`;
  }
  return text;
}
