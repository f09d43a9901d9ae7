import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';

const ROOT = join(import.meta.dirname, '../../..');
const ELEMENT = 'src/element.tsx';
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

export const TAG = 'medical-aid-inquiries';

/** The element in a manifest. */
export const elementOf = ({ modules }) =>
  modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === TAG);

/** The attribute table, as [property, attribute]. */
const attributeTable = () =>
  [...read('src/settings/attributes.ts').matchAll(/^ {2}(\w+): '([\w-]+)',$/gm)].map(
    ([, property, attribute]) => [property, attribute],
  );

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

/** Each public custom property with its default, as the stylesheet has it. */
function customProperties() {
  const css = read('src/app/tokens.css');
  return new Map(
    [...css.matchAll(/var\((--mai-[\w-]+),\s*/g)].map((found) => [
      found[1],
      untilClosed(css.slice(found.index + found[0].length)).replaceAll('--_', '--mai-'),
    ]),
  );
}

/** A default with a '=' in it can't stand in JSDoc's brackets: it ends the description. */
const withDefault = (attribute) => {
  const [, description, absent] = /^(.*) Default: (.*)$/.exec(attribute.description) ?? [];
  return absent ? { ...attribute, description, default: absent } : attribute;
};

/** An attribute as a property: the element reflects every one of them. */
const fieldOf = ([property, attribute]) => ({
  kind: 'field',
  name: property,
  type: { text: property === 'messages' ? 'Messages | string | null' : 'string | null' },
  description:
    `The attribute ${attribute} as a property` +
    (property === 'messages' ? ': takes an object too, and gives its JSON' : '') +
    '; null where it is absent.',
  attribute,
  reflects: true,
});

/**
 * What the analyzer can't see: properties that are made from the attribute table, what of the class is
 * the element's own business, defaults of the stylesheet, and where all of it stands once it is built.
 */
const fromOtherSources = () => ({
  name: 'from-other-sources',
  packageLinkPhase({ customElementsManifest }) {
    const element = elementOf(customElementsManifest);
    const defaults = customProperties();
    for (const property of element.cssProperties) property.default = defaults.get(property.name);
    const table = attributeTable();
    element.attributes = element.attributes.map((attribute) => ({
      ...withDefault(attribute),
      fieldName: table.find(([, name]) => name === attribute.name)?.[0],
    }));
    element.members = table.map(fieldOf);
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

/** The custom elements manifest, from the JSDoc of the element and the tables beside it. */
export const createManifest = () =>
  create({
    modules: [ts.createSourceFile(ELEMENT, read(ELEMENT), ts.ScriptTarget.ES2022, true)],
    plugins: [fromOtherSources()],
  });
