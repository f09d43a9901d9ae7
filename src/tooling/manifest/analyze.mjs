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

/** The rest of the parentheses that open before `text`. */
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

/** Each public custom property with its default from the stylesheets. */
function customProperties() {
  const css = STYLESHEETS.map(read).join('\n');
  return new Map(
    [...css.matchAll(/var\((--mai-[\w-]+),\s*/g)].map((found) => [
      found[1],
      untilClosed(css.slice(found.index + found[0].length)).replaceAll('--_', '--mai-'),
    ]),
  );
}

/**
 * Facts that the analyzer can't see: the attributes with their properties, the defaults from the stylesheets, and the
 * modules of the build. Other members of the class are private.
 */
const fromOtherSources = ({ attributes, members }) => ({
  name: 'from-other-sources',
  packageLinkPhase({ customElementsManifest }) {
    const element = elementOf(customElementsManifest);
    const defaults = customProperties();
    for (const property of element.cssProperties) property.default = defaults.get(property.name);
    const origins = attributes.find(({ name }) => name === 'origin').type.text;
    for (const { type } of element.events) type.text = type.text.replace('OriginName', origins);
    element.attributes = attributes;
    element.members = members;
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
 * The custom elements manifest, from the JSDoc of the element and its tables.
 *
 * @param attributeTable the text of the attribute table; read from its file by default
 */
export async function createManifest(attributeTable) {
  return create({
    modules: [ts.createSourceFile(ELEMENT, read(ELEMENT), ts.ScriptTarget.ES2022, true)],
    plugins: [fromOtherSources(await attributesIn(attributeTable))],
  });
}
