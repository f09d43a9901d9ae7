import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const AXE = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.2 AA and best practices, as axe's `runOnly`. */
export const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Only the contrast of text. */
export const CONTRAST = { type: 'rule', values: ['color-contrast'] };

/** The rules about colours. The results of all other rules depend on the visible content, its place and its size. */
export const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * The violations of these rules in a page or a part of it, including shadow trees, as 'rule: where'. axe skips
 * sandboxed frames, because they never answer it.
 */
export async function axeViolations(page, runOnly = EVERYTHING, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (where, rules) => {
      const options = { runOnly: rules, iframes: false, resultTypes: ['violations'] };
      return (await window.axe.run(where, options)).violations;
    },
    part,
    runOnly,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
}

/** How many pixels wider than its window a page is. */
export const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
