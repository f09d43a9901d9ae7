import type { Large } from './large';

const WORDS = 'Dear member';
const times = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join('');
const content = (markup: string): Large => ({ markup: `${markup}${WORDS}`, ends: 'content' });
const sheet = (css: string, markup: string) => content(`<style>${css}</style>${markup}`);

const numbers = (...bytes: number[]) => String.fromCharCode(...bytes);
/** A progressive JPEG of three components, with scans that add nothing. */
function scannedJpeg(side: number, scans: number): string {
  const size = numbers(side >> 8, side & 255, side >> 8, side & 255);
  const table = numbers(0xff, 0xdb, 0, 67, 0) + numbers(1).repeat(64);
  const frame = numbers(0xff, 0xc2, 0, 11, 8) + size + numbers(1, 1, 0x11, 0);
  const codes = numbers(0xff, 0xc4, 0, 20, 0, 1) + numbers(0).repeat(15) + numbers(0);
  const scan = numbers(0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0);
  const bytes =
    numbers(0xff, 0xd8) + table + frame + codes + scan.repeat(scans) + numbers(0xff, 0xd9);
  return `data:image/jpeg;base64,${btoa(bytes)}`;
}

/** A GIF with a number of frames of one pixel. After each frame, its screen is restored. */
function movingGif(side: number, frames: number): string {
  const size = numbers(side & 255, side >> 8).repeat(2);
  const colours = numbers(0, 0, 0, 255, 255, 255);
  const frame =
    numbers(0x21, 0xf9, 4, 0x0c, 1, 0, 0, 0) + // its end and delay
    numbers(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0) +
    numbers(2, 2, 0x44, 1, 0);
  const bytes = `GIF89a${size}${numbers(0x80, 0, 0)}${colours}${frame.repeat(frames)};`;
  return `data:image/gif;base64,${btoa(bytes)}`;
}

/** A name of 700 letters that are not in ASCII. */
const longName = (n: number) =>
  times(700, (k) => String.fromCharCode(0x4e00 + (((n + k) * 7919) % 20_000)));

/** A GIF of one pixel, of another colour for each number. */
const smallGif = (n: number) =>
  `data:image/gif;base64,${btoa(`GIF89a${numbers(1, 0, 1, 0, 0x80, 0, 0, n >> 8, n & 255, 0, 0, 0, 0)}${numbers(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0)};`)}`;

/** Short markup that is expensive, by what makes it expensive. Some inputs have only 24 kB. */
export const SMALL: Readonly<Record<string, () => Large>> = {
  'documents in a document': () => content('<html dir=auto></html>'.repeat(5000)),
  'bodies in a body': () => content(`<p>1${'<body dir=auto style="color:red">'.repeat(20_000)}`),
  'directions by words that have no letter': () =>
    content(
      `${'<p dir=auto>'.repeat(100)}${'1'.repeat(900_000)}${'<i dir=auto>1</i>'.repeat(30_000)}`,
    ),
  'a direction for each letter': () => content('aא'.repeat(90_000)),
  'a direction for each letter, as often as may be': () => content('aא '.repeat(14_990)),
  'a direction for each word': () => content('a א '.repeat(90_000)),
  'a direction for each element': () => content('<i dir=rtl>a</i>b '.repeat(32_000)),
  'a direction for each line': () => content(`<pre dir=rtl>${'a\n'.repeat(80_000)}</pre>`),
  'a script for each word': () => content('a ж '.repeat(160_000)),
  'a script for each letter': () => content('aжα漢'.repeat(80_000)),
  'a font for each word': () => content('😀a ภ '.repeat(90_000)),
  'justified words': () => content(`<p style="text-align:justify">${'abc '.repeat(150_000)}`),
  'justified words, by an attribute': () => content(`<p align=justify>${'abc '.repeat(150_000)}`),
  'justified words by a sheet, as many as may be': () =>
    sheet('p{text-align:justify}', `<p>${'abc '.repeat(49_000)}`),
  'small capitals': () => content(`<p style="font-variant:small-caps">${'aB '.repeat(100_000)}`),
  'small capitals, as many as may be': () =>
    sheet('p{font-variant-caps:all-small-caps}', `<p>${'aB '.repeat(6500)}`),
  'list items in no list': () => content('<li>a'.repeat(3999)),
  'numbers of list items': () => content(times(3999, (n) => `<li value=${String(n)}>a`)),
  details: () => content('<details><summary>a</summary>b</details>'.repeat(15_900)),
  'details, as many as may be': () =>
    content('<details><summary>a</summary>b</details>'.repeat(1999)),
  'words set apart by their direction': () => content('<bdi>1</bdi>'.repeat(999)),
  'words set apart within one another': () =>
    content(`${'<bdi>1'.repeat(140)}${'</bdi>'.repeat(140)}`.repeat(7)),
  'all properties in a sheet': () => sheet('p{all:unset}'.repeat(4000), '<p>a'.repeat(1000)),
  'all properties of everything': () => sheet('*{all:unset}'.repeat(15_000), '<p>a'.repeat(30_000)),
  'all properties of each element': () => content('<p style="all:unset">a'.repeat(4000)),
  'all properties of each element, each in its way': () =>
    content(times(30_000, (n) => `<p style="all:unset;width:${String(n)}px">a`)),
  'all properties again and again, beside comments': () =>
    content(times(90, (n) => `<p style="${'/**/all:unset;'.repeat(1400)}width:${String(n)}px">a`)),
  'all properties again and again, spelled with escapes': () =>
    content(times(90, (n) => `<p style="${'\\61 ll:unset;'.repeat(1400)}width:${String(n)}px">a`)),
  'a long marker': () =>
    content(`<ol style='list-style-type:"${'a'.repeat(19_900)}"'>${'<li>a'.repeat(100)}</ol>`),
  'long markers': () => content(`<li style='list-style-type:"${'a '.repeat(600)}"'>a`.repeat(1000)),
  'long markers by a sheet': () =>
    sheet(`li{list-style:"${'a'.repeat(9000)}"}`, '<ul>' + '<li>a'.repeat(9000)),
  'families of one declaration': () =>
    content(`<p style="font-family:${times(4000, (n) => `a${String(n)},`)}serif">a b`.repeat(50)),
  'families of each element': () =>
    content(times(32_000, (n) => `<b style="font-family:f${String(n)}">a</b>`)),
  'faces of each element': () => content(times(32_000, (n) => `<font face=f${String(n)}>a</font>`)),
  'families of a sheet': () =>
    sheet(
      times(5000, (n) => `.a${String(n)}{font-family:f${String(n)}}`),
      times(5000, (n) => `<b class=a${String(n)}>a</b>`),
    ),
  'sizes of each element': () =>
    content(times(32_000, (n) => `<b style="font-size:${String(10 + n / 1000)}px">a</b>`)),
  'sizes within one another': () =>
    content(
      times(
        220,
        (n) =>
          `<p style="font-size:${String(8 + n / 100)}px">${'<b style="font-size:1.01em">a'.repeat(140)}${'</b>'.repeat(140)}`,
      ),
    ),
  'sizes of headings within one another': () =>
    content(
      times(
        3000,
        (n) =>
          `${times(10, (k) => `<${['h1', 'h2', 'h3', 'h5', 'h6', 'big', 'small', 'h4'][(n >> k) % 8] ?? ''}>`)}a</h1></h2></h3></h5></h6></big></small></h4>`,
      ),
    ),
  'weights, slants and sizes': () =>
    content(
      times(
        32_000,
        (n) =>
          `<b style="font-weight:${String(n % 1000)};font-style:oblique ${String(n % 80)}deg;font-size:${String(n % 199)}px">a</b>`,
      ),
    ),
  'spaces between letters': () =>
    content(times(32_000, (n) => `<b style="letter-spacing:${String(n / 10_000)}px">ab </b>`)),
  'spaces between words': () =>
    content(times(32_000, (n) => `<b style="word-spacing:${String(n / 10_000)}px">a b </b>`)),
  'tabs that are wide': () => content(`<pre style="tab-size:999">${'a\t'.repeat(400_000)}`),
  'tabs alone, of large letters': () =>
    sheet('pre{font-size:9999px}', `<pre>${'&#9;'.repeat(480_000)}`),
  'letters and tabs far apart, as many as may be': () =>
    content(`<pre style="letter-spacing:9999px">${'a\ta a '.repeat(16_600)}`),
  'letters far apart on their lines': () =>
    content(`<pre style="letter-spacing:9999px">${'a '.repeat(400_000)}`),
  'languages and sizes': () =>
    content(
      times(
        32_000,
        (n) =>
          `<b lang=x-${String(n % 49)} style="font-size:${String((Math.floor(n / 49) % 199) + 1)}px">a</b>`,
      ),
    ),
  'languages of each element': () => content(times(32_000, (n) => `<b lang=x-${String(n)}>a</b>`)),
  'languages in two letters': () =>
    content(times(32_000, (n) => `<i lang=${(n % 9999).toString(36)}>a</i>`)),
  'rules within one another': () => sheet('a{'.repeat(30_000), '<p>a'),
  'rules within one another, by thousands': () => sheet('a{'.repeat(3900), '<p>a'),
  'rules within one another, as many as may': () => sheet('a{'.repeat(990), '<p>a'),
  'brackets within one another': () =>
    sheet(`@supports ${'('.repeat(9900)}a:b{p{color:red}}`.repeat(20), '<p>a'),
  'ancestors that a sheet searches': () =>
    sheet(
      'div[title=a] div[title=b] p{color:red}'.repeat(240),
      `${'<div title=b>'.repeat(70)}${'<div title=a>'.repeat(70)}${'<p>a</p>'.repeat(6000)}`,
    ),
  'classes of ancestors': () =>
    content(
      `${times(140, (n) => `<div class="${times(600, (k) => `${(k * 7 + n).toString(36)} `)}">`)}${'<p>a</p>'.repeat(6000)}`,
    ),
  'pictures of a pixel': () => content(times(18_000, (n) => `<img src="${smallGif(n)}">`)),
  'tones of skin without a picture': () => content('\u{1f3fb}'.repeat(25_000)),
  'annotations within one another': () =>
    content(
      `${'<b style="display:ruby">a<b style="display:ruby-text">'.repeat(70)}a b${'</b></b>'.repeat(70)}`.repeat(
        24,
      ),
    ),
  'quotations without words between them': () =>
    content(
      `${'<div class=gmail_quote><blockquote>a</blockquote>'.repeat(145)}${'<b>.</b>'.repeat(32_000)}`,
    ),
  'marks of quotations': () => content('<q>a</q>'.repeat(999)),
  'too many marks of quotations': () => content('<q>a</q>'.repeat(32_000)),
  'scans of a picture': () => content(`<img src="${scannedJpeg(5400, 3000)}">`),
  'scans of many pictures': () =>
    content(times(50, (n) => `<img src="${scannedJpeg(700 + n, 99)}">`)),
  'frames of a picture': () => content(`<img src="${movingGif(5400, 50_000)}">`),
  'frames of a picture, as many as may be': () => content(`<img src="${movingGif(2400, 99)}">`),
  'heights in percent of tables within one another': () =>
    content('<table height="100%"><tr><td>'.repeat(21)),
  'heights in percent of tables within one another, by a style': () =>
    content('<div style="display:table;height:100%"><div style="display:table-cell">'.repeat(21)),
  'heights in percent of tables within one another, by a sheet': () =>
    sheet('table{height:100%}', '<table><tr><td>'.repeat(21)),
  'long names of hosts': () =>
    content(times(900, (n) => `<img src="https://${longName(n)}.example/a.png">`)),
  'long names of hosts of backgrounds': () =>
    content(times(900, (n) => `<p style="background:url(https://${longName(n)}.example/)">a`)),
  'long names of hosts in text and links': () =>
    content(times(450, (n) => `<a href="//${longName(n)}.example/">a</a> https://${longName(n)} `)),
  'boxes that scroll': () =>
    content('<p style="overflow:scroll;width:9px;height:9px">a b c d e'.repeat(32_000)),
  'boxes that scroll, by a sheet': () =>
    sheet('p{overflow-y:scroll;width:9px;height:9px}', '<p>a b c d e'.repeat(32_000)),
  'boxes that scroll, as many as may be': () =>
    content('<p style="overflow:scroll;width:9px;height:9px">a b c d e'.repeat(9_900)),
  'variants of letters': () => content('1\ufe0f'.repeat(250_000)),
  'variants of letters by number': () => content('葛&#917760;'.repeat(140_000)),
  'variants of letters in pictures': () =>
    content(`<img alt="${'1\ufe0f'.repeat(990)}">`.repeat(300)),
  'variants of letters, as many as may be': () => content('1\ufe0f'.repeat(9990)),
  'parts of a table': () => content(`<table>${'<tbody></tbody>'.repeat(32_000)}</table>`),
  'parts of a table with rows': () =>
    content(`<table>${'<tbody><tr><td>a</tbody>'.repeat(10_000)}</table>`),
  'parts of a table, as many as may be': () =>
    content(
      `<table>${'<thead><tr></thead><tfoot><tr></tfoot>'.repeat(999)}${'<tbody><tr><td>a</tbody>'.repeat(4999)}</table>`,
    ),
  'a first line of many elements': () =>
    sheet('p::first-line{color:red}', `<p>${'<b>a</b> '.repeat(20_000)}`),
  'a first line of many elements, by its old name': () =>
    sheet('p:first-line{color:red}', `<p>${'<b>a</b> '.repeat(20_000)}`),
  'grids within one another': () =>
    content(`${'<div style="display:grid;width:max-content">'.repeat(16)}${'word '.repeat(300)}`),
  'grids within one another, by a sheet': () =>
    sheet(
      'div{display:inline-grid;min-width:max-content}',
      `${'<div>'.repeat(16)}${'word '.repeat(300)}`,
    ),
  'flex boxes with a padding in percent within one another': () =>
    content('<div style="display:flex;padding-left:1%">a '.repeat(20)),
  'flex boxes with a padding in percent within one another, by a sheet': () =>
    sheet('div{display:inline-flex;padding-top:1%}', '<div>a '.repeat(20)),
  'old flex boxes that scroll within one another': () =>
    content(
      '<div style="display:-webkit-box;max-height:50px;overflow:auto">a '.repeat(60) +
        'word '.repeat(300),
    ),
  'indents of many paragraphs': () => content('<p style="margin-left:1200px">a</p>'.repeat(15_000)),
  'a direction for each end of a paragraph': () => content('א\u001ca'.repeat(90_000)),
  'a direction for each end of a paragraph, from the right': () =>
    content(`<pre dir=rtl>${'ab\u2029'.repeat(200_000)}</pre>`),
  'cells by a style with shared borders': () =>
    content(
      `<div style="display:table;border-collapse:collapse"><div style="display:table-row">${'<b style="display:table-cell;border:1px solid">a</b>'.repeat(4900)}</div>${'<div style="display:table-row">a</div>'.repeat(4900)}`,
    ),
  'fonts of signs within one another': () =>
    content(`${'<font face=Wingdings>'.repeat(148)}${'x'.repeat(1_900_000)} `),
  'lines above quotations within one another': () =>
    content(
      `${'<div>'.repeat(146)}${'x'.repeat(1_900_000)}${'</div><blockquote>a</blockquote>'.repeat(146)}`,
    ),
  'a direction for each end of a line, by its old control': () =>
    content('א\u0085a'.repeat(90_000)),
  'columns that cells span, and rows': () =>
    content(`<table><tr>${'<td colspan=100>a'.repeat(149)}${'<tr><td>a'.repeat(10_000)}</table>`),
  'columns of cells without a row, and rows': () =>
    content(`<table>${'<td>a'.repeat(9000)}${'<tr><td>a'.repeat(9000)}</table>`),
  'columns that share borders, and rows': () =>
    content(
      `<table style="border-collapse:collapse">${'<col span=100>'.repeat(299)}${'<tr><td>a'.repeat(10_000)}</table>`,
    ),
  'underlines within one another': () =>
    content(`<div style="width:1px">${'<u>'.repeat(145)}${'gjp '.repeat(3000)}`),
  'underlines within one another, by a sheet': () =>
    sheet(
      'span{text-decoration:line-through wavy}div{line-height:0;width:1px}',
      `<div>${'<span>'.repeat(145)}${'gjp '.repeat(3000)}`,
    ),
  'round borders of dots': () =>
    content('<div style="border:1px dotted;border-radius:9px;height:99000px">'.repeat(50)),
  'round borders of dashes': () =>
    content('<div style="border:1px dashed;border-radius:9px;height:99000px">'.repeat(50)),
};
