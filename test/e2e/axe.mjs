import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const AXE = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.2 AA, as axe's `runOnly`. */
export const WCAG = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The text's contrast alone. */
export const CONTRAST = { type: 'rule', values: ['color-contrast'] };

/** What axe finds against those rules in a page, shadow trees included, as 'rule: where'. */
export async function axeViolations(page, runOnly = WCAG) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (rules) => (await window.axe.run(document, { runOnly: rules })).violations,
    runOnly,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
}

/** How many pixels of a page stand beside its window. */
export const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
