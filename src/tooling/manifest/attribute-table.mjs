import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer';
import { ROOT } from '../folders.mjs';
import { loadSource } from '../load-source.mjs';

const TABLE = 'src/settings/attributes.ts';
export const ATTRIBUTES_FILE = join(ROOT, TABLE);

/** The comment above each row of the table: its text and its `@default`. */
function commentsIn(source) {
  const comments = new Map();
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.jsDoc) {
      const [{ comment, tags = [] }] = node.jsDoc;
      const defaultText = tags.find(({ tagName }) => tagName.text === 'default')?.comment;
      comments.set(node.name.text, { description: comment, defaultText });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(TABLE, source, ts.ScriptTarget.ES2022, true));
  return comments;
}

/** An attribute as a property, because the element reflects every attribute. */
const memberOf = ({ name, fieldName }, kind) => ({
  kind: 'field',
  name: fieldName,
  type: { text: kind === 'texts' ? 'Messages | string | null' : 'string | null' },
  description:
    `The attribute ${name} as a property` +
    (kind === 'texts' ? ': takes an object too, and returns its JSON' : '') +
    '; null where it is absent.',
  attribute: name,
  reflects: true,
});

/**
 * The attributes as a manifest describes them, and their properties.
 *
 * @param source the text of the attribute table
 */
export async function attributesIn(source = readFileSync(ATTRIBUTES_FILE, 'utf8')) {
  const { ATTRIBUTES, htmlNameOf } = await loadSource(ATTRIBUTES_FILE, source);
  const comments = commentsIn(source);
  const attributes = Object.entries(ATTRIBUTES).map(([property, row]) => {
    const { description, defaultText = 'none' } = comments.get(property) ?? {};
    const onTest = row.testDefault && `; on test ${row.testDefault}`;
    return {
      name: htmlNameOf(property),
      type: { text: row.values?.map((value) => `'${value}'`).join(' | ') ?? 'string' },
      default: row.default ? `${row.default}${onTest ?? ''}` : defaultText,
      description,
      fieldName: property,
    };
  });
  const members = attributes.map((each) => memberOf(each, ATTRIBUTES[each.fieldName].kind));
  return { attributes, members };
}
