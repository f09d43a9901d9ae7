import { readFileSync } from 'node:fs';
import { elementOf, TAG } from './analyze.mjs';

const withDefault = ({ description, default: absent }) =>
  absent ? `${description} Default: ${absent}` : description;

/** The literals of a type that is a union of them. */
const valuesOf = ({ text }) => [...text.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name }));

/** What VS Code completes in HTML. */
const htmlData = ({ description, attributes }) => ({
  version: 1.1,
  tags: [
    {
      name: TAG,
      description,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: withDefault(attribute),
        ...(attribute.type.text.startsWith("'") && { values: valuesOf(attribute.type) }),
      })),
    },
  ],
});

/** What VS Code completes in stylesheets. */
const cssData = ({ cssProperties }) => ({
  version: 1.1,
  properties: cssProperties.map((property) => ({
    name: property.name,
    description: withDefault(property),
  })),
});

/** What JetBrains' editors complete. */
const webTypes = (element, { name, version }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: TAG,
          description: element.description,
          attributes: element.attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            default: attribute.default,
            value: { type: attribute.type.text },
          })),
          js: {
            properties: element.members.map(({ name, description, type }) => ({
              name,
              description,
              type: type.text,
            })),
            events: element.events.map(({ name, description, type }) => ({
              name,
              description,
              type: type.text,
            })),
          },
          css: {
            properties: element.cssProperties.map((property) => ({
              name: property.name,
              description: withDefault(property),
            })),
            parts: element.cssParts.map(({ name, description }) => ({ name, description })),
          },
        },
      ],
    },
  },
});

/** Each file for editors by its name. */
export function editorFiles(manifest, project) {
  const element = elementOf(manifest);
  return {
    'html-custom-data.json': htmlData(element),
    'css-custom-data.json': cssData(element),
    'web-types.json': webTypes(element, project),
  };
}

/** Writes the files for editors beside the built ones. */
export const filesForEditors = () => ({
  name: 'files-for-editors',
  generateBundle() {
    const [manifest, project] = ['custom-elements.json', 'package.json'].map((file) =>
      JSON.parse(readFileSync(file, 'utf8')),
    );
    for (const [fileName, content] of Object.entries(editorFiles(manifest, project))) {
      const source = `${JSON.stringify(content, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
});
