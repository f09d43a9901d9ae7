import { elementOf } from './analyze.mjs';

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|');

/** A default that is a value stands as code, one that is told in words as words. */
const defaultOf = ({ default: absent = '' }) =>
  /^(?:\/\S*|\w+=\S+|light-dark\(.*|[\d.]+\w+)$/.test(absent) ? code(absent) : absent;

const detailOf = ({ type: { text } }) => {
  const detail = /^CustomEvent<(.*)>$/.exec(text)[1];
  return detail === 'null' ? 'none' : code(detail);
};

/** The values of an attribute that takes only some, as words. */
const chosenFrom = ({ type: { text } }) =>
  text.startsWith("'") ? [text.replaceAll("'", '`').replaceAll(' | ', ' or ')] : [];

const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

/** The README's tables by the names of their places. */
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
 * A README with the manifest's tables in their places.
 * @throws {Error} where it has no place for one
 */
export function withTables(readme, manifest) {
  let text = readme;
  for (const [name, rows] of Object.entries(tablesOf(elementOf(manifest)))) {
    const [begin, end] = markers(name);
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The README has no place for ${name}`);
    text = `${text.slice(0, from + begin.length)}\n\n${rows}\n\n${text.slice(to)}`;
  }
  return text;
}
