import { HIT, RUN, type Family } from './payload';

const IMAGE = `<img src="x:" onerror="${RUN}">`;
const around = (open: string, close: string, times: number) =>
  open.repeat(times) + IMAGE + close.repeat(times);

/** Trees so deep or so wide that a sanitiser may skip a part of them. */
export const NESTING: Family = {
  divisions: around('<div>', '</div>', 600),
  'divisions that never end': around('<div>', '', 3000),
  formatting: around('<b><i>', '', 1000),
  drawings: around('<svg><desc>', '</desc></svg>', 300),
  formulas: around('<math><mtext>', '</mtext></math>', 300),
  'both in turn': around('<svg><foreignObject><math><mi>', '', 200),
  tables: around('<table><tr><td>', '</td></tr></table>', 200),
  forms: around('<form><div>', '</div></form>', 300),
  templates: around('<template>', '</template>', 300),
  lists: around('<ul><li>', '', 500),
  links: around('<a href="javascript:top.struck=1"><p>', '', 300),
  'ends without beginnings': `${'</div></p></table></svg>'.repeat(500)}${IMAGE}`,
  attributes: `<p ${Array.from({ length: 2000 }, (_, n) => `a${String(n)}="${RUN}"`).join(' ')} onclick="${RUN}">Words</p>`,
  'one style on many': `<p style="background:url(${HIT})">${IMAGE}</p>`.repeat(200),
};
