import { MOST_ELEMENTS, MOST_OF } from '../../../src/html/limits/budget';

/** Two megabytes, as mail and content servers count them. */
const SIZE = 2_000_000;
/** A text in every input that ends as content. */
export const WORDS = 'Dear member';

/** A hostile, broken or very long input. */
export interface Large {
  readonly markup: string;
  /**
   * What must be shown. 'layout': content with its layout. 'content': the text, with or without layout. 'words': the
   * text only. 'nothing': no text.
   */
  readonly ends: 'layout' | 'content' | 'words' | 'nothing';
}

const repeated = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length));
const numbered = (piece: (n: number) => string) => {
  const pieces: string[] = [];
  for (let length = 0; length < SIZE; length += pieces.at(-1)?.length ?? 0)
    pieces.push(piece(pieces.length));
  return pieces.join('');
};
const content = (markup: string): Large => ({ markup, ends: 'content' });
const words = (markup: string): Large => ({ markup: `${markup} ${WORDS}`, ends: 'words' });
const nothing = (markup: string): Large => ({ markup, ends: 'nothing' });

/** An input that must keep its layout. */
const layout = (markup: string): Large => ({ markup, ends: 'layout' });

const LEVELS = 10_000;
/** Almost as many elements as allowed. The rest are for their containers. */
const MOST = MOST_ELEMENTS - 100;
const deep = (tags: string) => content(tags.repeat(LEVELS) + WORDS);
const FONTS = Array.from({ length: 500 }, (_, n) => `<font size=1 color=${String(n)}>`).join('');

/** Inputs that are unusual only in their size. */
const LONG: Readonly<Record<string, () => Large>> = {
  'paragraphs of words': () =>
    content(repeated(`<p>${WORDS}, thank you for your query of May.</p>`)),
  'one paragraph': () => content(`<p>${repeated(`${WORDS}, thank you. `)}</p>`),
  'one word': () => content(`<p>${WORDS}${repeated('x')}</p>`),
  'words of 999 responses': () => content(repeated(`${WORDS} ${'x'.repeat(999)} `)),
  'preformatted lines': () => content(`<pre>${repeated(`${WORDS}\n`)}</pre>`),
  'text without a tag': () => content(repeated(`${WORDS} & co `)),
  'paragraphs of a word processor': () =>
    content(
      `<style>p.MsoNormal{margin:0cm;font-size:11.0pt}</style>` +
        repeated(
          `<p class=MsoNormal style='margin:0cm'><span style='color:#1F497D;mso-fareast-language:EN-US'>${WORDS}<o:p></o:p></span></p>\n`,
        ),
    ),
  'rows of styled cells': () =>
    content(
      `<table>${repeated(`<tr>${`<td style="color:#333;padding:1px;font-size:12px">${WORDS}</td>`.repeat(5)}</tr>`)}</table>`,
    ),
  'drawings of two words': () => content(repeated(`<svg><text>${WORDS}</text></svg>`)),
  'forty replies within one another': () =>
    layout(
      `<div class=gmail_quote>On Monday A wrote:<blockquote class=gmail_quote>${`${WORDS}, thank you for your query of May. `.repeat(80)}`.repeat(
        40,
      ),
    ),
  'an image within': () =>
    content(`<p>${WORDS}</p><img alt="x" src="data:image/png;base64,${repeated('iVBORw0K')}">`),
};

/** Elements nested 10 000 levels deep. */
const DEEP: Readonly<Record<string, () => Large>> = {
  divisions: () => deep('<div>'),
  spans: () => deep('<span>'),
  tables: () => deep('<table width="100%"><tr><td>'),
  lists: () => deep('<ul><li>'),
  quotations: () => deep('<blockquote>'),
  'boxes that flex': () => deep('<div style="display:flex">'),
  'boxes in lines': () => deep('<div style="display:inline-block">'),
  'boxes that float': () => deep('<div style="float:left">'),
  drawings: () => nothing('<svg><desc>'.repeat(LEVELS)),
  'two megabytes of drawings': () => nothing(repeated('<svg>')),
  'elements of nobody': () => deep('<x-y>'),
};

const WORDS_ON_LINES = repeated(`${WORDS} a a a `);

/**
 * Short markup that is expensive. Browsers freeze because of boxes, spans, selectors and folds, not because of
 * length.
 */
const DEAR: Readonly<Record<string, () => Large>> = {
  'a narrow box of many inline boxes': () =>
    content(`<div style="width:1px">${'<span>'.repeat(148)}${'a '.repeat(100_000)}${WORDS}`),
  'words far apart': () =>
    content(`<p style="word-spacing:9999px">${'<i>'.repeat(20)}${WORDS_ON_LINES}`),
  'a line a letter': () =>
    content(`<div style="width:1px;overflow-wrap:anywhere">${WORDS_ON_LINES}`),
  'a line a letter, by a sheet': () =>
    content(
      `<style>*{width:1px;word-break:break-all;display:inline-block}</style><p>${WORDS_ON_LINES}`,
    ),
  'letters far apart': () => content(`<p style="letter-spacing:900px">${WORDS_ON_LINES}`),
  'one cell as large as a hall': () => content(`<table><td rowspan=65534 colspan=1000>${WORDS}`),
  'many such cells': () =>
    content(`<table>${'<td rowspan=65534 colspan=1000>'.repeat(40)}${WORDS}`),
  'rows of such cells': () =>
    content(`<table>${'<tr><td rowspan=99 colspan=99>a'.repeat(900)}${WORDS}`),
  'cells as wide as a hall': () => content(`${'<td colspan=1000>'.repeat(19_000)}${WORDS}`),
  'columns by thousands': () => content(`<table>${'<col span=1000>'.repeat(MOST)}<tr><td>${WORDS}`),
  'selectors of a thousand siblings': () =>
    content(
      `<style>${`${'br+'.repeat(1000)}br{color:red}`.repeat(40)}</style>${'<br>'.repeat(MOST)}${WORDS}`,
    ),
  'selectors of many descendants': () =>
    content(
      `<style>${`${'div '.repeat(8)}p{color:red}`.repeat(40)}</style>${'<div>'.repeat(140)}${'<p>a</p>'.repeat(20_000)}${WORDS}`,
    ),
  'selectors of attributes': () =>
    content(
      `<style>${`[title*="${'a'.repeat(400)}b"]{color:red}`.repeat(400)}</style>${`<p title="${'a'.repeat(2000)}">a`.repeat(900)}${WORDS}`,
    ),
  'selectors that count': () =>
    content(
      `<style>${'p:nth-child(3n+1):not(:last-child){color:red}'.repeat(200)}</style>${'<p>a</p>'.repeat(30_000)}${WORDS}`,
    ),
  'formatting with a long attribute, left open': () =>
    content(`<font face="${'x'.repeat(80_000)}">${'<p>a'.repeat(10_000)}${WORDS}`),
  'selectors of many conditions': () =>
    content(`<style>p${':not(b)'.repeat(28_000)}{color:red}</style>${'<p>a'.repeat(MOST)}${WORDS}`),
  'selectors of many classes': () =>
    content(
      `<style>${'.a'.repeat(95_000)}{color:red}</style>${'<p class=a>a'.repeat(MOST)}${WORDS}`,
    ),
  'selectors of a word of an attribute': () =>
    content(
      `<style>${'[title~=b]{color:red}'.repeat(9000)}</style>${`<p title="${'ab '.repeat(600)}">a`.repeat(900)}${WORDS}`,
    ),
  'cells to the end of the table': () =>
    content(`<table>${'<tr><td rowspan=0>a'.repeat(MOST / 2)}${WORDS}`),
  'rows, and one of many cells': () =>
    content(`<table>${'<tr><td>a'.repeat(MOST / 3)}<tr>${'<td>a'.repeat(MOST / 4)}${WORDS}`),
  'a direction by the words': () => content(`<body dir=auto>${'<p>1'.repeat(MOST)}${WORDS}`),
  'a word in many elements': () =>
    content(`<p>${`${'x'.repeat(999)}<b></b>`.repeat(1000)} ${WORDS}`),
  'points by thousands': () => content(`<ul>${'<li>a'.repeat(MOST_OF['li'] ?? NaN)}<p>${WORDS}`),
  'quotes by thousands': () =>
    content(`${WORDS}${'<blockquote type=cite>a</blockquote>'.repeat(MOST)}`),
  'quotes within quotes around many lines': () =>
    content(`${WORDS}${'<blockquote type=cite>a'.repeat(148)}${'a <br>'.repeat(MOST - 150)}`),
  'quotes within quotes, one after another': () =>
    content(
      `${WORDS}${`${'<blockquote type=cite>a'.repeat(100)}${'</blockquote><b></b>'.repeat(100)}`.repeat(MOST / 200)}`,
    ),
  'marks in the words of an image': () =>
    content(`<img alt="e${'\u0301'.repeat(100_000)}" src="https://images.example/a.png">${WORDS}`),
  'a box of a mile': () => content(`<p>${WORDS}<p style="height:33000000px">`),
  'columns that flow into each other': () =>
    content(
      `<div style="display:flex;flex-wrap:wrap">${'<b style="width:1px">a b</b>'.repeat(MOST)}${WORDS}`,
    ),
  'tables within tables': () =>
    content(`${'<table width=1><tr><td>'.repeat(40)}${'a '.repeat(100_000)}${WORDS}`),
  'one row of many cells': () => content(`<table><tr>${'<td>a b'.repeat(MOST)}${WORDS}`),
  'floats by thousands': () =>
    content(`${'<b style="float:left;width:30%">a b</b>'.repeat(MOST)}${WORDS}`),
  'tables at the side by thousands': () =>
    content(`${'<table align=left></table>'.repeat(MOST_OF['table'] ?? NaN)}${WORDS}`),
  'cells without a table': () => content(`${'<div><td></div>'.repeat(MOST / 2)}${WORDS}`),
  'tables by style': () =>
    content(`${'<b style="display:table;width:30%">a b</b>'.repeat(MOST)}${WORDS}`),
  'floats by a sheet': () =>
    content(`<style>b{float:left;width:30%}</style>${'<b>a b</b>'.repeat(MOST)}${WORDS}`),
};

/** Two megabytes that would take a parser, sanitiser or browser too long. */
const HEAVY: Readonly<Record<string, () => Large>> = {
  'divisions that never end': () => content(repeated('<div>') + WORDS),
  'bold that never ends': () => content(`${repeated('<b>x')} ${WORDS}`),
  'fonts left open before paragraphs': () => words(`<div>${FONTS}</div>${repeated('<p>x</p>')}`),
  'paragraphs of one letter': () => words(repeated('<p>x')),
  'lines without words': () => words(repeated('<br>')),
  'links in links': () => words(repeated('<a href=x><div>')),
  'plain formatting that never ends': () => content(`${repeated('<b>x<i>y<u>z')} ${WORDS}`),
  'spans that never end': () => words(repeated('<span>xyz ')),
  'spans around words': () => words('<span>'.repeat(LEVELS) + repeated('words ')),
  'spans around lines': () =>
    words(`<pre>${'<span>'.repeat(LEVELS)}${'\n'.repeat(200_000)}${WORDS}</pre>`),
  'spans around ends of lines': () => words('<span>'.repeat(LEVELS) + '<br>'.repeat(MOST)),
  'spans around brackets': () => words('<span>'.repeat(LEVELS) + repeated('<')),
  'few spans around words': () => content('<span>'.repeat(14) + repeated('words ') + WORDS),
  'cells thrown out of a table': () => content(`<table>${repeated('x<b>')} ${WORDS}`),
  templates: () => nothing(repeated('<template>')),
  attributes: () => content(`<p ${numbered((n) => `a${String(n)}=b `)}>${WORDS}</p>`),
  'declarations of one style': () =>
    content(`<p style="${numbered((n) => `--a${String(n)}:1;`)}">${WORDS}</p>`),
  brackets: () => content(WORDS + repeated('<')),
  'a tag that never ends': () => nothing(repeated('<br ')),
  comments: () => nothing(repeated('<!---->')),
  'ends that close nothing': () => content(repeated('</p></div>') + WORDS),
  'marks on one letter': () => content(`<p>${WORDS}${repeated('\u0301')}</p>`),
  'marks by numbers': () => content(`<p>${WORDS}${repeated('&#769;')}</p>`),
  'signs of direction': () => content(`<p>${WORDS}${repeated('\u202e\u202a')}</p>`),
  'styles of everything': () =>
    content(
      `<style>${`*{font-family:${'a'.repeat(900)}}`.repeat(1000)}</style>${`<p>${WORDS}</p>`.repeat(MOST)}`,
    ),
  'styles of what follows': () =>
    content(
      `<style>${'p ~ p ~ p b{color:red}'.repeat(500)}</style>${`<p>${WORDS}</p>`.repeat(30_000)}`,
    ),
};

export const LARGE: Readonly<Record<string, Readonly<Record<string, () => Large>>>> = {
  'that is only long': LONG,
  'of 10 000 levels': DEEP,
  'that is made to be slow': HEAVY,
  'that costs more than its length': DEAR,
};
