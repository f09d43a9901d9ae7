import { expect } from '@open-wc/testing';
import {
  LONGEST_ATTRIBUTE,
  LONGEST_SPAN,
  MOST_COLUMNS,
  MOST_DEPTH,
  MOST_DIRECTIONS,
  MOST_ELEMENTS,
  MOST_LINES,
  MOST_OF,
  MOST_OPEN,
  MOST_SPANNED,
  MOST_SPANNED_COLUMNS,
  TooMuchMarkup,
} from '../../../src/html/limits/budget';
import { limitDirections } from '../../../src/html/limits/limit-directions';
import { limitLines } from '../../../src/html/limits/limit-lines';
import { readMarkup } from '../../../src/html/markup-tree';

const MAY_HOLD = {
  elements:
    'a b br blockquote col div dd dl dt font hr i img li ol p span table tbody td tr ul'.split(' '),
  attributes: 'alt class colspan dir lang rowspan span src'.split(' '),
};
const read = (html: string) => readMarkup(html, MAY_HOLD);
const readWithLines = (html: string) => {
  const { root } = read(html);
  limitLines(root);
  const content = document.createDocumentFragment();
  content.append(root);
  limitDirections(content);
};
const built = (html: string) => read(html).root.innerHTML;

/** Markup, and the tree built from it. */
const TREES: Readonly<Record<string, readonly [written: string, built: string]>> = {
  'paragraphs without ends': ['<p>a<p>b', '<p>a</p><p>b</p>'],
  'formatting that crosses': ['<b>a<i>b</b>c</i>', '<b>a<i>b</i></b>c'],
  'points without ends': [
    '<ul><li>a<li>b<ol><li>c</ol></ul>',
    '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
  ],
  'text before the first point, and points of no list': [
    '<ul>a<li>b</ul>c<li>d</li>e<li>f',
    '<ul>a<li>b</li></ul>c<li>d</li>e<li>f</li>',
  ],
  'a point that ends what was open in the last': [
    '<ul><li><b>a<li>b</li>c</b>d</ul>e',
    '<ul><li><b>a</b></li><li>b</li>cd</ul>e',
  ],
  'a cell that ends what was open in the last': [
    '<table><tr><td><b>a<td>b</td>c</b><td>d</table>e',
    '<table><tr><td><b>a</b></td><td>b</td>c<td>d</td></tr></table>e',
  ],
  'a table that an end from without has closed': [
    '<div><table><tr><td>a</td><td>b</div></td><td>c</td></tr> <tr><td>d</td></tr></table></div><p>e',
    '<div><table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td></tr></table></div> <p>e</p>',
  ],
  'cells after a table and words': [
    '<table><tr><td>a</table>b<td>c',
    '<table><tr><td>a</td></tr></table>b<td>c</td>',
  ],
  'a point of no list in a table of a point': [
    '<li>a<table><tr><td>b<li>c<td>d</table>e',
    '<li>a<table><tr><td>b<li>c</li></td><td>d</td></tr></table>e</li>',
  ],
  'a point of no list in a quotation of a point': [
    '<li>a<blockquote>b<li>c</blockquote>d',
    '<li>a<blockquote>b<li>c</li></blockquote>d</li>',
  ],
  'terms without ends': ['<dl><dt>a<dd>b<dt>c', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
  'rows and cells without ends': [
    '<table><tr><td>a<td>b<tr><td>c</table>d',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>d',
  ],
  'elements that are not on the list': ['<o:p>a</o:p><x-y>b', 'ab'],
  'elements with lines of their own that are not on the list': [
    'a<fieldset id=b><legend>Paid R100</legend>50% of<details><summary>c</summary>d</details></fieldset>e<center>f</center>g',
    'a<div><div>Paid R100</div>50% of<div><div>c</div>d</div></div>e<div>f</div>g',
  ],
  'a form around the rows of a table': [
    '<table><form><tr><td><fieldset>a</fieldset>b</td></tr></form></table>',
    '<table><tr><td><div>a</div>b</td></tr></table>',
  ],
  'an element made another by is': ['<p is="x-y">a</p>', '<p>a</p>'],
  'ends without beginnings': ['a</b></table>', 'a'],
  'an end of a line': ['a</br>b', 'a<br>b'],
  'an end of a paragraph alone': ['<ul><li>a</ul>b</p></p>c', '<ul><li>a</li></ul>b<p></p>c'],
  'a response within a response': [
    '<body class=a>b<blockquote><html><body class=c dir=rtl>d',
    'b<blockquote>d</blockquote>',
  ],
  'entities and what looks like one': [
    '&lt;b&gt; &euro;&#8211;&nbsp;&x',
    '&lt;b&gt; €–&nbsp;&amp;x',
  ],
  'a bracket': ['a < b <3', 'a &lt; b &lt;3'],
  'what a browser shows nothing of': [
    'a<script>b</script><title>c</title><svg><style>d</style></svg><!-- f -->g',
    'ag',
  ],
  'the words of a drawing': ['a<svg><text>b</text><text>c</text></svg>d', 'a b  c d'],
  'the words of controls': [
    'a<textarea rows=2>b\n&lt;c&gt;<p></textarea><input value="d &amp; e"><input type=submit value=f>' +
      '<input type=hidden value=g><input type=PASSWORD value=h><input type=image alt=i value=j>',
    'ab\n&lt;c&gt;&lt;p&gt; d &amp; e  f  i ',
  ],
  'the words of elements for text alone': [
    '<xmp>a <b>\n</xmp><listing>c\n</listing><plaintext>d</plaintext>',
    'a &lt;b&gt;\nc\nd&lt;/plaintext&gt;',
  ],
  'what was ticked and chosen': [
    '<input type=checkbox checked value=a>b<input type=radio>c<select><optgroup label=d><option>e' +
      '<option selected>f<option>g</select>h',
    ' ☑ b ○ c f h',
  ],
  'buttons beside each other': ['a<button>b</button><button><b>c</b></button>d', 'a b  <b>c</b> d'],
  'no options of a drawing': ['<svg><select><option selected>a</select></svg>b', 'b'],
  'the areas of an image map': [
    '<map name=m><area href=https://a.example/ alt=a><area href=/b title=b><area href=c><area alt=d></map>e',
    '<a> a </a><a> b </a><a> d </a>e',
  ],
  'comments for one mail program': ['<!--[if mso]>a<![endif]-->b<![if !mso]>c<![endif]>', 'bc'],
  'a style attribute, event handlers and data': [
    '<p style="color:red" onclick="x()" data-quote>a</p>',
    '<p data-style="color:red">a</p>',
  ],
};

describe('HTML from outside, as a tree', () => {
  it('has the attributes of its first body (security 7)', () => {
    const { root } = read('<html lang=en><body class=a>b<body class=c lang=af>d');
    expect([root.className, root.getAttribute('lang')]).to.deep.equal(['a', 'en']);
  });

  it('wraps the rules of a style element in its media (security 36)', () => {
    const { sheets } = read(
      '<style media="(max-width:480px)">p{color:red}</style><style>i{}</style>',
    );
    expect(sheets).to.deep.equal(['@media (max-width:480px) {\np{color:red}\n}', 'i{}']);
  });

  it('has the direction of its first letter if requested', () => {
    const directions = ['12 a', '12 \u0645', '12'].map((text) => {
      const [element] = read(`<div dir=AUTO><b></b>${text}</div>`).root.children;
      return element?.getAttribute('dir');
    });
    expect(directions).to.deep.equal(['ltr', 'rtl', 'ltr']);
  });

  it('may break a long word in pieces as well', () => {
    const { root } = read(`<p>${`${'x'.repeat(400)}<b></b>`.repeat(5)}`);
    expect(root.querySelectorAll('wbr')).to.have.lengthOf(2);
  });

  it('may break a single word of 2,500 characters', () => {
    const word = 'x'.repeat(2500);
    const { root } = read(`<p>a ${word} b</p>`);
    expect(root.querySelectorAll('wbr')).to.have.lengthOf(2);
    expect(root.textContent.replaceAll('\u200b', '')).to.equal(`a ${word} b`);
  });

  it('may break a text of 5,000 characters between words, and keeps each character', () => {
    const text = 'abc\n '.repeat(1000);
    const { root } = read(`<pre>${text}</pre>`);
    expect(root.querySelectorAll('wbr')).to.have.lengthOf(2);
    expect(root.textContent).to.equal(text);
  });

  for (const [what, [written, tree]] of Object.entries(TREES))
    it(`is well-formed for ${what} (security 7)`, () => {
      expect(built(written)).to.equal(tree);
    });

  it('has the attributes of its body, and separate sheets', () => {
    const { root, sheets } = read(
      '<html lang="af"><head><style>p{}</style></head><body class="a" bgcolor="red"><style>b{}</style>c',
    );
    expect([root.lang, root.className, root.getAttribute('bgcolor')]).to.deep.equal([
      'af',
      'a',
      'red',
    ]);
    expect(sheets).to.deep.equal(['p{}', 'b{}']);
    expect(root.innerHTML).to.equal('c');
  });

  it('keeps content that is nested too deep, and continues after it', () => {
    const levels = MOST_DEPTH + 50;
    const html = built(`${'<div>'.repeat(levels)}a${'</div>'.repeat(levels)}<p>b</p>`);
    expect(html).to.equal(`${'<div>'.repeat(MOST_DEPTH)}a${'</div>'.repeat(MOST_DEPTH)}<p>b</p>`);
  });

  it('keeps images and ends of lines that are nested too deep (security 26)', () => {
    const { root } = read(`${'<div>'.repeat(MOST_DEPTH + 50)}a<br>b<img alt=c><hr>d`);
    const inner = [...root.querySelectorAll('div')].at(-1);
    expect(inner?.innerHTML).to.equal('a<br>b<img alt="c"><hr>d');
  });
});

/** A percentage of the maximum lines, each inside a hundred elements. */
const linesIn = (percent: number, line: string, characters: number) =>
  '<span>'.repeat(100) + line.repeat(((MOST_LINES / 101 / characters) * percent) / 100);

const most = (name: string) => MOST_OF[name] ?? NaN;

/** Each limit: markup within it, and markup beyond it. */
const LIMITS: Readonly<Record<string, readonly [within: string, beyond: string]>> = {
  elements: ['<br>'.repeat(MOST_ELEMENTS), '<br>'.repeat(MOST_ELEMENTS + 1)],
  tables: ['<table></table>'.repeat(most('table')), '<table></table>'.repeat(most('table') + 1)],
  points: ['<li>'.repeat(most('li')), '<li>'.repeat(most('li') + 1)],
  'open elements': ['<x-y>'.repeat(MOST_OPEN), '<x-y>'.repeat(MOST_OPEN + 1)],
  'lines within elements': [linesIn(99, 'a ', 2), linesIn(101, 'a ', 2)],
  'directions within a word': ['aא'.repeat(MOST_DIRECTIONS), 'aא'.repeat(MOST_DIRECTIONS + 1)],
  'directions of words': ['1 א '.repeat(MOST_DIRECTIONS), '1 א '.repeat(MOST_DIRECTIONS + 1)],
  'directions of lines': ['א\n'.repeat(MOST_DIRECTIONS), 'א\n'.repeat(MOST_DIRECTIONS + 1)],
  'directions of elements': [
    '<b>a</b>א'.repeat(MOST_DIRECTIONS),
    '<b>a</b>א'.repeat(MOST_DIRECTIONS + 1),
  ],
  'lines from right to left': [
    `<p dir=RTL>${'a<br>'.repeat(MOST_DIRECTIONS - 1)}`,
    `<p dir=RTL>${'a<br>'.repeat(MOST_DIRECTIONS)}`,
  ],
  'marks of direction': ['\u202ea'.repeat(MOST_DIRECTIONS), '\u202ea'.repeat(MOST_DIRECTIONS + 1)],
  'lines that breaks end': [linesIn(99, '<br>', 1), linesIn(101, '<br>', 1)],
};

describe('the budget of HTML from outside (security 27)', () => {
  for (const [what, [within, beyond]] of Object.entries(LIMITS))
    it(`has a limit of ${what}`, () => {
      readWithLines(within);
      expect(() => {
        readWithLines(beyond);
      }).to.throw(TooMuchMarkup);
    });

  it('leaves a long letter in Hebrew and English as it is', () => {
    const line = 'שלום לך, this is about claim 12345 ואז עוד מילים של המכתב הזה. ';
    readWithLines(`<p dir=rtl>${line.repeat(5000)}<p>${'<p>מילים'.repeat(20_000)}`);
  });

  it('shortens spans, and drops those that cover too much', () => {
    expect(built('<table><td rowspan=65534 colspan=1000>a')).to.equal(
      `<table><td rowspan="${String(LONGEST_SPAN)}" colspan="${String(LONGEST_SPAN)}">a</td></table>`,
    );
    const cells = MOST_SPANNED / LONGEST_SPAN;
    const { root } = read(`<table>${'<tr><td colspan=1000>a</td>'.repeat(cells + 5)}`);
    expect(root.querySelectorAll('td')).to.have.lengthOf(cells + 5);
    expect(root.querySelectorAll('td[colspan]')).to.have.lengthOf(cells);
  });

  it('drops spans to the end of a table', () => {
    expect(built('<table><tr><td rowspan=0 colspan=0>a')).to.equal(
      '<table><tr><td>a</td></tr></table>',
    );
  });

  it('has no row with more cells than anyone reads: the last holds the rest', () => {
    const { root } = read(`<table><tr>${'<td>a</td>'.repeat(MOST_COLUMNS + 2)}`);
    expect(root.querySelectorAll('td')).to.have.lengthOf(MOST_COLUMNS);
    expect(root.textContent).to.have.lengthOf(MOST_COLUMNS + 2);
  });

  it('counts the columns that the cells of a row span, with or without a row', () => {
    const wide = '<td colspan=100>a</td>'.repeat(5);
    for (const row of ['<table><tr>', '<table>', '<div>'])
      expect(read(row + wide).root.querySelectorAll('td')).to.have.lengthOf(2);
  });

  it('limits the columns that column elements span, and leaves spans of cells', () => {
    const { root } = read(`<table>${'<col span=256>'.repeat(9)}<tr><td colspan=2>a`);
    expect(root.querySelectorAll('col')).to.have.lengthOf(9);
    expect(root.querySelectorAll('col[span]')).to.have.lengthOf(
      MOST_SPANNED_COLUMNS / LONGEST_SPAN,
    );
    expect(root.querySelectorAll('td[colspan]')).to.have.lengthOf(1);
  });

  it('counts indents as no lines', () => {
    const indented = `${' '.repeat(50)}<br>`.repeat(20_000);
    readWithLines('<div>'.repeat(30) + indented);
    expect(() => {
      readWithLines('<div>'.repeat(130) + indented);
    }).to.throw(TooMuchMarkup);
  });

  it('has no attribute longer than a paragraph except addresses', () => {
    const long = 'x '.repeat(100_000);
    const [image] = read(`<img alt="${long}" src="${long}">`).root.children;
    expect(image?.getAttribute('alt')).to.have.lengthOf(LONGEST_ATTRIBUTE);
    expect(image?.getAttribute('src')).to.equal(long);
  });

  it('has no more marks on a letter than any script needs, in texts and in attributes', () => {
    const marks = '\u0301'.repeat(100_000);
    const [image] = read(`<img alt="e${marks}">e${marks}`).root.children;
    expect(image?.getAttribute('alt')).to.have.lengthOf(17);
    expect(image?.parentElement?.textContent).to.have.lengthOf(17);
  });
});
