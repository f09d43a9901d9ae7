import { readFileSync } from 'node:fs';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import {
  getVsCodeCssCustomData,
  getVsCodeHtmlCustomData,
} from 'custom-element-vs-code-integration';
import { elementOf } from './analyze.mjs';

/** Each custom property is documented separately, so the tag's description need not list them. */
const OPTIONS = { hideCssPropertiesDocs: true };

/** Adds defaults to descriptions, because the integrations drop them. */
const withDefaults = (entries) =>
  entries.map((entry) => ({
    ...entry,
    description: `${entry.description} Default: ${entry.default}`,
  }));

/** Each file for editors by its name. */
export function editorFiles(manifest) {
  const element = elementOf(manifest);
  const cssProperties = withDefaults(element.cssProperties);
  const manifestWith = (changes) => ({
    modules: [{ declarations: [{ ...element, cssProperties, ...changes }] }],
  });
  // Web types do have a place for the default of an attribute.
  const vsCode = manifestWith({ attributes: withDefaults(element.attributes) });
  return {
    'html-custom-data.json': JSON.parse(getVsCodeHtmlCustomData(vsCode, OPTIONS)),
    'css-custom-data.json': JSON.parse(getVsCodeCssCustomData(vsCode, OPTIONS)),
    'web-types.json': JSON.parse(getWebTypesData(manifestWith({}), OPTIONS)),
  };
}

/** Writes the files for editors next to the built ones. */
export const filesForEditors = () => ({
  name: 'files-for-editors',
  generateBundle() {
    const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
    for (const [fileName, content] of Object.entries(editorFiles(manifest))) {
      const source = `${JSON.stringify(content, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
});
