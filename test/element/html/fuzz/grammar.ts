import { chanceOf, type Chance } from './chance';
import { declarationsOf, sheetOf } from './styles';

/** A piece of markup. Pieces are left out one by one to make a failing document smaller. */
export interface Piece {
  readonly markup: string;
  /** A word that no other piece contains. */
  readonly word?: string;
  /** From this piece on, words may be lost by design, until a piece closes it. */
  readonly opens?: string;
  readonly closes?: string;
}

/** Splits at bars and line ends. */
const listOf = (text: string): string[] => text.trim().split(/ \| |\n\s*/);

const TEXT_ELEMENTS = (
  'p div span b i u s em strong font center big tt small sub sup h1 h2 h6 blockquote pre code ul ol li ' +
  'dl dt dd a section article header footer main nav aside address figure figcaption details summary ' +
  'abbr cite q del ins mark time bdi bdo kbd samp var strike'
).split(' ');
const TABLE_ELEMENTS = 'table caption colgroup col thead tbody tfoot tr td th'.split(' ');
/** These elements are not allowed, but their content is. */
const OTHER_ELEMENTS = (
  'x-y o:p v:shape st1:place marquee label button form fieldset legend option optgroup dialog menu ' +
  'hgroup acronym applet basefont nobr blink ruby rt rp data output meter progress map picture slot ' +
  'html body head search portal google-sheets-html-origin P DIV TaBle \u212aelvin a\u0000b'
).split(' ');
const VOID_ELEMENTS = (
  'br hr img wbr input meta link base area embed param source track col frame keygen bgsound image ' +
  'isindex spacer'
).split(' ');
/** These are dropped with their content, or contain no markup. */
const DROPPED_ELEMENTS = (
  'script style title textarea xmp iframe noembed noframes noscript svg math template select object ' +
  'canvas audio video frameset'
).split(' ');
const FOREIGN = listOf(`
  <g> | <desc> | <foreignObject> | <title>c</title> | <style>c</style> | <mtext> | <mglyph> | <malignmark>
  <annotation-xml encoding="text/html"> | <use href="#x"/> | <image href="https://fuzz.invalid/i"/>
  <script>1</script> | <a xlink:href="javascript:1"> | <p> | </p> | <br> | <![CDATA[ <p> ]]> | <table>
  <animate onbegin=1 attributeName=href> | <set> | </g> | </desc> | <font color=red>`);

const NAMES = (
  'class id style href src alt title lang dir name is slot part width height align valign bgcolor color ' +
  'face size border colspan rowspan span cellpadding nowrap background srcset sizes onclick onerror ' +
  'onload ontoggle onfocus autofocus tabindex contenteditable popover popovertarget command commandfor ' +
  'action formaction target rel download ping type value open start reversed data-x data-quote ' +
  'data-style aria-label role xmlns xmlns:o xlink:href http-equiv content charset nonce usemap ismap ' +
  'loading fetchpriority referrerpolicy shadowrootmode itemscope cite datetime accesskey draggable ' +
  'inert hidden translate exportparts form STYLE OnClick [x] @click :x (y) #z a"b \u0000c \u0131d ='
).split(' ');

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
const VALUES = [
  ...listOf(`
  x | a | a b | a,b | x,y | 1 | 0 | -1 | 9 | 100% | 50 | 600 | 1e9 | center | top | rtl | ltr | af | red
  #0b5f73 | _blank | _self | text/html | x-y | manual | open | https://fuzz.invalid/a.png | //fuzz.invalid/b
  http://fuzz.invalid/?a=1&b=2 | /portal/fuzz | pictures/a.png | #x | #/login | ?x | mailto:a@example.org
  tel:+27110000000 | cid:image001 | javascript:alert(1) | JaVaScRiPt:1 | &#106;avascript:1 | vbscript:1
  data:text/html,<p>x | data:image/svg+xml,<svg/> | blob:x | file:///x | 0;url=//fuzz.invalid
  https://fuzz.invalid/a.png 1x, https://fuzz.invalid/b.png 2x | alert(1) | &quot; | &#34; | &lt;p&gt; | &
  &#0; | &#xffffffff; | </p> | --> | ]]> | __proto__ | constructor | attributes | parentNode | innerHTML
  nodeName | body`),
  ...['', 'java\tscript:1', ' javascript:1', '\u0000', '\u202e', 'x'.repeat(300), PIXEL],
];

const SCRAPS = [
  ...listOf(`
  &amp; | &lt; | &gt | &nbsp; | &notit; | &#0; | &#x80; | &#xd800; | &#1114112; | & | &# | &#x; | <3 | ]]>
  &CounterClockwiseContourIntegral; | {{x}} | e\u0301 | 👩🏽‍⚕️ | " | ' | =`),
  ...['\u0000', '\ufeff', '\u00ad', '\u200b', '\u202e', '\r\n', '\f', '\ud800', '< ', ' > ', '`'],
];

/** These make everything after them part of themselves. */
const SWALLOWERS = ['<!-- ', '<p title="', '<plaintext>', '<svg><title>', '<math><style>'];
/** Complete markup that is not an element. */
const NO_ELEMENTS = listOf(String.raw`
  <!-- c --> | <!----> | <!--> | <!---> | <!-- c --!> | <!- c -> | <!> | <!x> | <!-- - -- c -->
  <!DOCTYPE html> | <?xml version="1.0"?> | <?php 1 ?> | <?> | <![CDATA[ c ]]> | <![if !vml]> | <![endif]>
  <!--[if mso]> c <![endif]--> | <!--[if !mso]><!--> | <!--<![endif]--> | </> | </ x> | </3> | </p > | </p/>
  </p a="b"> | </br> | </sarcasm> | </body> | </html> | <> | <%= x %> | <--> | <:p> | <p<b> | <p/> | <div/>
  <br/> | <br></br>`);
/** These include the following text, up to its first '>'. */
const UNFINISHED = listOf('<a | <p/ | <p a= | <!doctype x " | <br \' | <td ="');

const quoted = (chance: Chance, value: string): string =>
  chance.of([
    () => `="${value.replaceAll('"', '&quot;')}"`,
    () => `='${value.replaceAll("'", '&#39;')}'`,
    () => ` = "${value.replaceAll('"', '&quot;')}"`,
    () => `=${value.replaceAll(/[\s"'`=<>]/g, '')}`,
    () => '',
  ])();

function attributeOf(chance: Chance): string {
  const name = chance.of(NAMES);
  const value =
    /^style$/i.test(name) || name === 'data-style' ? declarationsOf(chance) : chance.of(VALUES);
  return chance.of([' ', ' ', ' ', '\n', '/', ' / ', '\t']) + name + quoted(chance, value);
}

const tagOf = (chance: Chance, name: string): string =>
  `<${name}${chance.times(5, () => attributeOf(chance)).join('')}${chance.of(['>', '>', '>', ' >', '/>'])}`;

/** A random document, valid or broken. The same seed gives the same document. */
export function piecesOf(seed: number): Piece[] {
  const chance = chanceOf(seed);
  const pieces: Piece[] = [];
  const add = (piece: Piece) => pieces.push(piece);

  const text = () => {
    const word = `q${String(pieces.length)}z`;
    add({
      markup: `${chance.of(['', ' ', '', 'Dear ', '\n'])}${word}${chance.of(['', ' ', '. '])}`,
      word,
    });
    if (chance.is(0.3)) add({ markup: chance.of(SCRAPS) });
  };

  const dropped = () => {
    const name = chance.of(DROPPED_ELEMENTS);
    add({ markup: tagOf(chance, name).replace(/\/>$/, '>'), opens: name });
    if (name === 'style') add({ markup: sheetOf(chance) });
    else if (/^(?:svg|math)$/.test(name))
      chance.times(4, () => add({ markup: chance.of(FOREIGN) }));
    else
      chance.times(3, () =>
        add({ markup: chance.of([...NO_ELEMENTS, ...SCRAPS, '<p>', '<img src=x>']) }),
      );
    if (!chance.is(0.04)) add({ markup: `</${name}>`, closes: name });
  };

  const element = (names: readonly string[], depth: number) => {
    const name = chance.of(names);
    add({ markup: tagOf(chance, name) });
    content(depth + 1, names === TABLE_ELEMENTS);
    if (chance.is(0.75)) add({ markup: `</${name}>` });
    else if (chance.is(0.4)) add({ markup: `</${chance.of(TEXT_ELEMENTS)}>` });
  };

  const content = (depth: number, isTable = false) => {
    for (let left = chance.below(depth > 6 ? 2 : 5); left >= 0; left -= 1) {
      const turn = chance.below(100);
      if (depth > 8 || turn < 30) text();
      else if (turn < 55)
        element(isTable && chance.is(0.7) ? TABLE_ELEMENTS : TEXT_ELEMENTS, depth);
      else if (turn < 65) element(TABLE_ELEMENTS, depth);
      else if (turn < 73) element(OTHER_ELEMENTS, depth);
      else if (turn < 82) add({ markup: tagOf(chance, chance.of(VOID_ELEMENTS)) });
      else if (turn < 90) dropped();
      else if (turn < 95) add({ markup: chance.of(NO_ELEMENTS) });
      else if (turn < 97) add({ markup: chance.of(UNFINISHED) });
      else if (turn < 98)
        add({
          markup: chance.of(SWALLOWERS),
          opens: 'end',
        });
      else {
        // Opens the same formatting element several times.
        const tag = tagOf(chance, chance.of(['b', 'font', 'a', 'nobr', 'span', 'i']));
        Array.from({ length: chance.below(12) }, () => add({ markup: tag }));
      }
    }
  };

  if (chance.is(0.4)) {
    add({ markup: '<style>', opens: 'style' });
    add({ markup: sheetOf(chance) });
    add({ markup: '</style>', closes: 'style' });
  }
  content(0);
  text();
  return pieces;
}

export const markupOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ markup }) => markup).join('');

/** The words outside every open element, comment or quote that may remove them. */
export function wordsToKeep(pieces: readonly Piece[]): string[] {
  const open: string[] = [];
  const words: string[] = [];
  for (const { word, opens, closes } of pieces) {
    if (opens !== undefined) open.push(opens);
    if (closes !== undefined && open.includes(closes)) open.splice(open.lastIndexOf(closes), 1);
    if (word !== undefined && open.length === 0) words.push(word);
  }
  return words;
}
