/** Two megabytes, as mail and content servers count them. */
const SIZE = 2_000_000;
/** In all that ends in content. */
export const WORDS = 'Dear member';

/** Hostile, broken or only long: what came of it must stand there within 3 s. */
export interface Large {
  readonly markup: string;
  /** Content with the words in it, a message in its place, or nothing at all. */
  readonly ends: 'content' | 'message' | 'nothing';
}

const repeated = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length));
const numbered = (piece: (n: number) => string) => {
  const pieces: string[] = [];
  for (let length = 0; length < SIZE; length += pieces.at(-1)?.length ?? 0)
    pieces.push(piece(pieces.length));
  return pieces.join('');
};
const content = (markup: string): Large => ({ markup, ends: 'content' });
const message = (markup: string): Large => ({ markup, ends: 'message' });
const nothing = (markup: string): Large => ({ markup, ends: 'nothing' });

const LEVELS = 10_000;
const deep = (tags: string) => content(tags.repeat(LEVELS) + WORDS);
const FONTS = Array.from({ length: 500 }, (_, n) => `<font size=1 color=${String(n)}>`).join('');

/** Nothing unusual but the size. */
const LONG: Readonly<Record<string, () => Large>> = {
  'paragraphs of words': () =>
    content(repeated(`<p>${WORDS}, thank you for your query of May.</p>`)),
  'one paragraph': () => content(`<p>${repeated(`${WORDS}, thank you. `)}</p>`),
  'one word': () => content(`<p>${WORDS}${repeated('x')}</p>`),
  'words of 999 letters': () => content(repeated(`${WORDS} ${'x'.repeat(999)} `)),
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
  'an image within': () =>
    content(`<p>${WORDS}</p><img alt="x" src="data:image/png;base64,${repeated('iVBORw0K')}">`),
};

/** 10 000 levels. */
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
  'elements of nobody': () => deep('<x-y>'),
};

/** Two megabytes that a parser, a sanitiser or a browser takes too much time over. */
const HEAVY: Readonly<Record<string, () => Large>> = {
  'divisions that never end': () => content(repeated('<div>') + WORDS),
  'bold that never ends': () => content(`${repeated('<b>x')} ${WORDS}`),
  'fonts left open before paragraphs': () => message(`<div>${FONTS}</div>${repeated('<p>x</p>')}`),
  'paragraphs of one letter': () => message(repeated('<p>x')),
  'lines without words': () => message(repeated('<br>')),
  'links in links': () => message(repeated('<a href=x><div>')),
  'plain formatting that never ends': () => content(`${repeated('<b>x<i>y<u>z')} ${WORDS}`),
  'spans that never end': () => message(repeated('<span>xyz ')),
  'spans around words': () => message('<span>'.repeat(LEVELS) + repeated('words ')),
  'spans around lines': () =>
    message(`<pre>${'<span>'.repeat(LEVELS)}${'\n'.repeat(200_000)}${WORDS}</pre>`),
  'spans around ends of lines': () => message('<span>'.repeat(LEVELS) + '<br>'.repeat(39_000)),
  'spans around brackets': () => message('<span>'.repeat(LEVELS) + repeated('<')),
  'few spans around words': () => content('<span>'.repeat(14) + repeated('words ') + WORDS),
  'cells thrown out of a table': () => content(`<table>${repeated('x<b>')} ${WORDS}`),
  templates: () => nothing(repeated('<template>')),
  attributes: () => content(`<p ${numbered((n) => `a${String(n)}=b `)}>${WORDS}</p>`),
  'declarations of one style': () =>
    content(`<p style="${numbered((n) => `--a${String(n)}:1;`)}">${WORDS}</p>`),
  brackets: () => content(WORDS + repeated('<')),
  'a tag that never ends': () => nothing(repeated('<a ')),
  comments: () => nothing(repeated('<!---->')),
  'ends that close nothing': () => content(repeated('</p></div>') + WORDS),
  'marks on one letter': () => content(`<p>${WORDS}${repeated('\u0301')}</p>`),
  'marks by numbers': () => content(`<p>${WORDS}${repeated('&#769;')}</p>`),
  'signs of direction': () => content(`<p>${WORDS}${repeated('\u202e\u202a')}</p>`),
  'styles of everything': () =>
    content(
      `<style>${`*{font-family:${'a'.repeat(900)}}`.repeat(1000)}</style>${`<p>${WORDS}</p>`.repeat(40_000)}`,
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
};
