import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'demo/pages/themes');
const MOST_LINES = 10;

const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
const [element] = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName === 'medical-aid-inquiries');
const documented = new Set([...element.cssProperties, ...element.cssParts].map(({ name }) => name));

const themes = readdirSync(FOLDER);
assert.deepEqual(themes, ['contrast.css', 'dark.css', 'delivery.css', 'scheme.css']);

for (const theme of themes) {
  const css = readFileSync(join(FOLDER, theme), 'utf8');

  test(`${theme} themes the element in ${MOST_LINES} lines`, () => {
    assert.ok(css.trim().split('\n').length <= MOST_LINES);
  });

  test(`${theme} uses only documented properties and parts`, () => {
    const used = [...css.matchAll(/(--[\w-]+)|::part\(([\w-]+)\)/g)].map(
      ([, property, part]) => property ?? part,
    );
    assert.ok(used.length > 3);
    assert.deepEqual(
      used.filter((name) => !documented.has(name)),
      [],
    );
    // The theme styles only the element.
    assert.match(
      css.replaceAll(/\{[^}]*\}/g, ''),
      /^(?:\s*medical-aid-inquiries(?:::part\(\w+\))?\s*)+$/,
    );
  });
}
