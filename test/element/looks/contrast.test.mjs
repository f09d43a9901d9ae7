import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const CSS = readFileSync(join(import.meta.dirname, '../../../src/app/tokens.css'), 'utf8');

/** The default colours by name: light, then dark. */
const COLOURS = Object.fromEntries(
  [...CSS.matchAll(/--mai-([\w-]+), light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }],
  ),
);

const mix = (share, one, other) =>
  [1, 3, 5].reduce((hex, at) => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return (
      hex +
      Math.round(share * a + (1 - share) * b)
        .toString(16)
        .padStart(2, '0')
    );
  }, '#');

const [, share] = /color-mix\(in srgb, var\(--_accent\) (\d+)%, var\(--_text\)\)/.exec(CSS);
COLOURS['accent-strong'] = Object.fromEntries(
  ['light', 'dark'].map((scheme) => [
    scheme,
    mix(share / 100, COLOURS.accent[scheme], COLOURS.text[scheme]),
  ]),
);

const TEXT = 4.5;
/** The minimum contrast of borders of controls, icons and the focus ring. */
const SIGN = 3;

const PAIRS = [
  ['text', 'surface', TEXT],
  ['text', 'surface-sunken', TEXT],
  ['text', 'error-surface', TEXT],
  ['text', 'info-surface', TEXT],
  ['text', 'success-surface', TEXT],
  ['text-muted', 'surface', TEXT],
  ['text-muted', 'surface-sunken', TEXT],
  ['text-muted', 'success-surface', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'surface-sunken', TEXT],
  ['accent', 'info-surface', TEXT],
  ['accent', 'success-surface', TEXT],
  ['accent-strong', 'surface', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-strong', TEXT],
  ['error', 'surface', TEXT],
  ['error', 'error-surface', TEXT],
  ['control-border', 'surface', SIGN],
  ['control-border', 'surface-sunken', SIGN],
  ['info', 'info-surface', SIGN],
  ['success', 'success-surface', SIGN],
];

/** WCAG's relative luminance of '#rrggbb'. */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

for (const scheme of ['light', 'dark']) {
  test(`the default colours have contrast, ${scheme} (WCAG 2.2 AA 1.4.3, 1.4.11)`, () => {
    assert.ok(Object.keys(COLOURS).length >= 15);
    for (const [front, back, least] of PAIRS) {
      const ratio = contrast(COLOURS[front][scheme], COLOURS[back][scheme]);
      assert.ok(ratio >= least, `${front} on ${back}: ${ratio.toFixed(2)}`);
    }
  });
}
