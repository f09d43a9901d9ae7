import axe from 'axe-core';

/**
 * Expects no violation of axe's rules (WCAG 2.2 AA and best practices) in the element, including its shadow tree.
 * Also throws if axe did not visit that tree.
 */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const { passes, violations } = await axe.run(element, {
    rules: { 'target-size': { enabled: true } },
  });
  const checked = passes
    .flatMap(({ nodes }) => nodes)
    .filter(({ target }) => isInShadow(target[0]));
  if (checked.length === 0) throw new Error('axe saw nothing of the shadow tree');
  if (violations.length === 0) return;
  const lines = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join('\n'),
  );
  throw new Error(`axe violations:\n${lines.join('\n')}`);
}

/** axe identifies a node in a shadow tree by a list: the host's selector, then its own. */
const isInShadow = (selector: unknown) => Array.isArray(selector);
