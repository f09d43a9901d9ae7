import type { Chance } from './chance';

const REMOTE = 'https://fuzz.invalid/style.png';
const IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const PROPERTIES = (
  'color background background-color background-image background-position border border-left ' +
  'border-image border-radius font font-family font-size font-weight line-height width height ' +
  'max-width max-height min-height margin margin-left padding text-indent text-align text-decoration ' +
  'white-space display visibility opacity float clear overflow position top inset z-index transform ' +
  'translate content cursor filter mask clip-path animation transition outline box-shadow list-style ' +
  'list-style-image behavior -moz-binding mso-list -webkit-mask-image offset-path shape-outside ' +
  'columns column-count grid-area flex order contain will-change all zoom appearance resize ' +
  'counter-increment quotes src --own view-transition-name anchor-name word-break letter-spacing'
).split(' ');

const VALUES = [
  ...[
    'red',
    '#0b5f73',
    '#zzz',
    'rgb(1 2 3 / 50%)',
    'RGBA(1,2,3,.5)',
    'transparent',
    'currentColor',
  ],
  ...[
    'inherit',
    'initial',
    'unset',
    'revert-layer',
    'none',
    'auto',
    '0',
    '-1px',
    '-99999px',
    '1e9px',
  ],
  ...['12pt', '1.5', '100%', '100vh', '50dvw', '10cqh', '3em solid red', 'bold 12px/1 Arial'],
  ...['fixed', 'absolute', 'sticky', 'hidden', 'block', 'flex', 'contents', 'table-cell', 'left'],
  ...[`url(${REMOTE})`, `url("${REMOTE}")`, `URL( '${REMOTE}' )`, `\\75 rl(${REMOTE})`],
  ...[`url(${IMAGE})`, 'url(//fuzz.invalid/x)', 'url(/portal/fuzz)', 'url(#x)', 'url(x'],
  ...[`image-set("${REMOTE}" 1x)`, `cross-fade(url(${REMOTE}), red)`, `src("${REMOTE}")`],
  ...[
    'linear-gradient(red, blue)',
    'element(#x)',
    'paint(x)',
    'expression(alert(1))',
    'attr(title)',
  ],
  ...[
    'var(--own)',
    'var(--own, url(https://fuzz.invalid/v))',
    'env(x)',
    'calc(1px * -9)',
    'min(1px, 2px)',
  ],
  ...[
    '"a;b}c"',
    "'<!--'",
    '"\\',
    ')))',
    '{}',
    '[;]',
    '/* ; */ red',
    'red !important',
    'red!ie',
    '<!--',
  ],
  ...[
    'Arial, "Segoe UI", sans-serif',
    'rotate(5deg)',
    'spin 1s infinite',
    '\\0',
    '\u0000',
    '\u202e',
  ],
];

const declarationOf = (chance: Chance): string =>
  chance.of(['', '', '', '*', '_', ' ', '/**/', '\\']) +
  chance.of(PROPERTIES) +
  chance.of([':', ':', ':', ' : ', '', '::', '=']) +
  chance.of(VALUES) +
  chance.of(['', '', '', ' !important', ' ! important']);

/** Declarations for a style attribute. */
export const declarationsOf = (chance: Chance): string =>
  chance.times(6, () => declarationOf(chance)).join(chance.of([';', ';', '; ', ';;', '\n']));

const SIMPLE = [
  ...['*', 'p', 'div', 'td', 'a', 'html', 'body', ':root', ':host', 'v\\:*', 'o|p', '*|*', '|p'],
  ...['.a', '.b', '#a', '.a\\,b', '.\\31 2', '#\\#', '.w-1\\/2', '[title]', '[title="x,y"]'],
  ...['[class~="a" i]', '[href^="https:"]', '[style*="a, b"]', '[data-ogsc]', '[x="', '&', '&.a'],
  ...[':hover', ':link', ':visited', ':first-child', ':nth-child(2n + 1 of .a, .b)', ':empty'],
  ...[':not(.a,.b)', ':is(a, b)', ':where(.a,)', ':has(> p, + a)', ':lang(af, en)', ':dir(rtl)'],
  ...[
    '::before',
    '::after',
    '::first-line',
    '::part(letter)',
    '::slotted(*)',
    '::marker',
    ':x',
    ':',
  ],
  ...['details', 'summary', '::-webkit-scrollbar', '', '..', '#', '()', ':not(', ')', '!', '@'],
];

const selectorOf = (chance: Chance): string =>
  Array.from({ length: 1 + chance.below(4) }, () =>
    chance.times(2, () => chance.of(SIMPLE)).join(''),
  ).join(chance.of([' ', ' > ', '+', ' ~ ', ' || ', ' >> ', '\t', '/**/']));

const selectorsOf = (chance: Chance): string =>
  Array.from({ length: chance.is(0.05) ? 60 : 1 + chance.below(3) }, () => selectorOf(chance)).join(
    chance.of([',', ', ', ',,']),
  );

const AROUND = [
  ...['@media print', '@media (max-width: 480px)', '@media (prefers-color-scheme: dark)', '@media'],
  ...[
    '@media only screen and (min-width:1px), not all',
    '@media ((x)',
    '@supports (display: grid)',
  ],
  ...['@supports selector(:has(a))', '@layer a.b', '@layer', '@container (min-width: 1px)'],
  ...['@scope (.a) to (.b)', '@starting-style', '@document url(x)', '@-moz-document url-prefix()'],
];
const ALONE = [
  ...[
    '@charset "utf-8";',
    '@import url(https://fuzz.invalid/i.css);',
    '@import "//fuzz.invalid/j";',
  ],
  ...['@import url(/portal/fuzz.css) layer(x) supports(display: block) print;', '@layer a, b;'],
  ...['@namespace o "urn:o";', '@namespace url(http://www.w3.org/2000/svg);', '@x y;', '@x {'],
  ...[
    '@font-face { font-family: F; src: url(https://fuzz.invalid/f.woff2) }',
    '@list l0:level1 {}',
  ],
  ...[
    '@keyframes spin { to { transform: rotate(1turn) } }',
    '@page { margin: 1cm; @top-left { a: b } }',
  ],
  ...['@property --own { syntax: "*"; inherits: false }', '@counter-style x { symbols: "a" }'],
  ...[
    '@view-transition { navigation: auto }',
    '@position-try --x { inset: 0 }',
    '@font-palette-values',
  ],
  ...['<!--', '-->', '/* open', '*/', '}', '{', ';', '}}', '"open', '\\', '\u0000', 'p', '/**/'],
];

function ruleOf(chance: Chance, depth = 0): string {
  if (chance.is(0.2)) return chance.of(ALONE);
  const nested = depth < 3 ? chance.times(2, () => ruleOf(chance, depth + 1)).join('') : '';
  if (chance.is(0.25)) return `${chance.of(AROUND)} { ${ruleOf(chance, depth + 1)}${nested} }`;
  const end = chance.is(0.05) ? '' : '}';
  return `${selectorsOf(chance)} { ${declarationsOf(chance)}${chance.is(0.1) ? `; ${nested}` : ''} ${end}\n`;
}

/** A stylesheet. It never contains the end tag of its element. */
export const sheetOf = (chance: Chance): string =>
  Array.from({ length: 1 + chance.below(6) }, () => ruleOf(chance)).join('');
