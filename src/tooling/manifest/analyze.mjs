import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { ROOT } from '../folders.mjs';
import { attributesIn } from './attribute-table.mjs';

const ELEMENT = 'src/element.tsx';
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

export const TAG = 'medical-aid-inquiries';

/** The element in a manifest. */
export const elementOf = ({ modules }) =>
  modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === TAG);

/** What stands between the parentheses that `text` begins inside of. */
function untilClosed(text) {
  let depth = 1;
  const end = [...text].findIndex((sign) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    return depth === 0;
  });
  return text.slice(0, end);
}

const STYLESHEETS = readdirSync(join(ROOT, 'src'), { recursive: true })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));

/** Each public custom property with its default, as the stylesheets have it. */
function customProperties() {
  const css = STYLESHEETS.map(read).join('\n');
  return new Map(
    [...css.matchAll(/var\((--mai-[\w-]+),\s*/g)].map((found) => [
      found[1],
      untilClosed(css.slice(found.index + found[0].length)).replaceAll('--_', '--mai-'),
    ]),
  );
}

/** An attribute as a property: the element reflects every one of them. */
const fieldOf = ({ name, fieldName }) => ({
  kind: 'field',
  name: fieldName,
  type: { text: fieldName === 'messages' ? 'Messages | string | null' : 'string | null' },
  description:
    `The attribute ${name} as a property` +
    (fieldName === 'messages' ? ': takes an object too, and gives its JSON' : '') +
    '; null where it is absent.',
  attribute: name,
  reflects: true,
});

/**
 * What the analyzer can't see: properties that are made from the attribute table, what of the class is
 * the element's own business, defaults of the stylesheet, and where all of it stands once it is built.
 */
const fromOtherSources = (attributes) => ({
  name: 'from-other-sources',
  packageLinkPhase({ customElementsManifest }) {
    const element = elementOf(customElementsManifest);
    const defaults = customProperties();
    for (const property of element.cssProperties) property.default = defaults.get(property.name);
    const origins = attributes.find(({ name }) => name === 'origin').type.text;
    for (const { type } of element.events) type.text = type.text.replace('OriginName', origins);
    element.attributes = attributes;
    element.members = attributes.map(fieldOf);
    element.superclass = { name: 'HTMLElement' };
    const declaration = { name: element.name, module: 'dist/class.js' };
    const js = { kind: 'js', name: element.name, declaration };
    customElementsManifest.modules = [
      { kind: 'javascript-module', path: 'dist/class.js', declarations: [element], exports: [js] },
      {
        kind: 'javascript-module',
        path: 'dist/element.js',
        declarations: [],
        exports: [{ kind: 'custom-element-definition', name: TAG, declaration }, js],
      },
    ];
  },
});

/**
 * The custom elements manifest, from the JSDoc of the element and the tables beside it.
 *
 * @param attributeTable the text of the attribute table, else its file's
 */
export async function createManifest(attributeTable) {
  return create({
    modules: [ts.createSourceFile(ELEMENT, read(ELEMENT), ts.ScriptTarget.ES2022, true)],
    plugins: [fromOtherSources(await attributesIn(attributeTable))],
  });
}
