import { expect } from '@open-wc/testing';
import { readResponse } from '../../src/html/response/response';
import type { SafeDocument } from '../../src/html/response/safe-document';
import { replaceMember } from '../element/hosts/page-errors';
import { base64Of } from '../element/html/portal-page';
import { encode } from '../element/view-query/the-response';

const WORDS = { quoted: 'Earlier', onPlain: () => undefined, trustedOrigins: [location.origin] };
/** The header of a PNG, as an address. */
function pngOf(width: number, height: number): string {
  const header = new DataView(new ArrayBuffer(33));
  header.setBigUint64(0, 0x89504e470d0a1a0an);
  header.setBigUint64(8, 0x0000000d49484452n);
  header.setUint32(16, width);
  header.setUint32(20, height);
  return `data:image/png;base64,${base64Of(new Uint8Array(header.buffer))}`;
}

const read = (html: string) => readResponse(encode(html), WORDS);

describe('reading an emailed response', () => {
  it('accepts any amount of padding at the end (security 8)', () => {
    const { document } = readResponse(`${btoa('<p>Hi')}${'='.repeat(100_000)}`, WORDS);
    expect(document.content.textContent).to.equal('Hi');
  });

  it('keeps the lines of a text without a tag, however long it is (security 7)', () => {
    for (const count of [3, 100_000]) {
      const { content } = read('Hello\n'.repeat(count)).document;
      const style = content.querySelector('[data-style]')?.getAttribute('data-style');
      expect(style ?? '').to.match(/: (?:pre-(?:wrap|line)|preserve)/);
    }
  });

  const PLAIN: Readonly<Record<string, readonly [text: string, shown: string]>> = {
    'an address with what looks like a sign': [
      'https://a.example/?x=1&section=2&copy=3&lt=4',
      'https://a.example/?x=1&section=2&copy=3&lt=4',
    ],
    'a number without an end': ['a &#169 b &#xa9 c &# d', 'a &#169 b &#xa9 c &# d'],
    'signs with their end': ['a &amp; b &eacute; &#169; &#xa9;', 'a & b é © ©'],
    'a name that is none': ['a &nosuchname; b &; c', 'a &nosuchname; b &; c'],
    'a name that was never filled in': [
      'Dear <Member Name>,\n\nYour claim <number> is paid. </claim>',
      'Dear <Member Name>,\n\nYour claim <number> is paid. </claim>',
    ],
    'a name of an element that was never filled in': [
      'Dear <Title> <Surname>,\nCome to <address> at <Time>, with <this form>; choose <select>. See <link>.',
      'Dear <Title> <Surname>,\nCome to <address> at <Time>, with <this form>; choose <select>. See <link>.',
    ],
    ...Object.fromEntries(
      ['Main member', 'Head Office', 'Base plan', 'Body corporate', 'Input required'].map(
        (name) => {
          const text = `Dear <${name}>,\n\nPaid.\nRegards`;
          return [
            `a name of two words that begins like an element: ${name}`,
            [text, text],
          ] as const;
        },
      ),
    ),
    'line ends that were written twice': ['Dear member\r\r\n\r\r\nPaid.', 'Dear member\n\nPaid.'],
    'lines that end as on old systems': [
      'Dear member\r\rPaid.\r\nRegards',
      'Dear member\n\nPaid.\nRegards',
    ],
    'two of them': ['&&amp;&amp', '&&&amp'],
    'a sign that begins an end': [
      'Take it if BP </= 120, and call us.',
      'Take it if BP </= 120, and call us.',
    ],
  };
  for (const [what, [text, shown]] of Object.entries(PLAIN))
    it(`shows a text without a tag as it is written: ${what} (security 26)`, () => {
      expect(read(text).document.content.textContent).to.equal(shown);
    });

  for (const name of ['Title', 'select'])
    it(`keeps what follows <${name}>, which was never filled in, in HTML (security 26)`, () => {
      const { content } = read(`<p>Dear <${name}> Dube, it is paid.</p><p>Regards</p>`).document;
      expect(content.textContent).to.equal(`Dear <${name}> Dube, it is paid.Regards`);
    });

  for (const alt of ['a --> b', 'a --!> b', 'a ]> b', 'a </title> b', 'a </style> b', 'a <!-- b'])
    it(`keeps the words of an image: ${alt} (security 26)`, () => {
      const { content } = read(
        `<p><img alt="${alt.replaceAll('<', '&lt;')}" src="x:y"></p>`,
      ).document;
      expect(content.textContent.replaceAll('\u200b', '').trim()).to.equal(alt);
    });

  it('loses only its styles if decorating it throws, and reports that (security 26)', () => {
    let reports = 0;
    const onPlain = () => (reports += 1);
    const restore = replaceMember(CSSStyleSheet.prototype, 'replaceSync', {
      value: () => {
        throw new Error('p.secret {}');
      },
    });
    try {
      const html = '<style>p{color:red}</style><p>Dear member</p>';
      const { document } = readResponse(encode(html), { ...WORDS, onPlain });
      expect(document.content.textContent).to.equal('Dear member');
      expect([document.css, reports]).to.deep.equal(['', 1]);
    } finally {
      restore();
    }
  });

  it('keeps its words if no browser could lay it out, and nothing more (security 27)', () => {
    const response = read('<p>Hi <b>you</b></p>'.repeat(100_000));
    expect(response.shows).to.equal('words');
    expect(response.document.content.textContent.startsWith('Hi you Hi you')).to.equal(true);
    expect(response.remoteImages).to.deep.equal({ count: 0, origins: [] });
    expect(read('x'.repeat(4_100_000)).shows).to.equal('tooLarge');
    expect(read('aא'.repeat(20_000)).document.content.textContent).to.have.lengthOf(40_000 + 39);
    expect(read('aא'.repeat(200_000)).shows).to.equal('tooLarge');
  });

  it('keeps the words of its images if it keeps its words alone (security 27)', () => {
    const { content } = read(
      `${'<p>a</p>'.repeat(50_000)}<img alt="The claim &amp; form" src=x>`,
    ).document;
    expect(content.textContent).to.match(/The claim & form$/);
  });

  it('keeps its words alone if the words of its images have too many lines (security 27)', () => {
    const images = `<img alt="${'a '.repeat(1000)}">`.repeat(900);
    expect(read(`<div style="width:1px">${'<b>'.repeat(148)}${images}`).shows).to.equal('words');
  });

  it('separates the words of images that are side by side (security 27)', () => {
    const link = (alt: string) =>
      `<a href="https://a.example"><img alt="${alt}" src="https://a.example"></a>`;
    const { content } = read(link('Facebook') + link('LinkedIn')).document;
    expect(content.textContent.trim().split(/\s+/)).to.deep.equal(['Facebook', 'LinkedIn']);
  });

  it('has no rule that looks through all ancestors of each ancestor (security 27)', () => {
    const { css } = read(
      '<style>:is(:is(:empty *) *){color:red}:is(a *, b *) *{color:red}:is(p,b) i{color:blue}</style><p>Hi',
    ).document;
    expect(css).to.contain('blue').and.not.contain('red');
  });

  it('requests no image whose host a policy would read as a pattern (security 28)', () => {
    const { remoteImages } = read(
      ['*', '*.example', 'a;b', 'a.example']
        .map((host) => `<img src="https://${host}/1.png">`)
        .join(''),
    );
    expect(remoteImages.origins).to.deep.equal(['https://a.example']);
  });

  it('keeps the addresses between brackets of a text without a tag (security 7)', () => {
    const text =
      'On Monday John <john@example.org> wrote:\n<https://example.org/a> <3\nCall 0860 123 456<tel:0860123456>';
    expect(read(text).document.content.textContent).to.equal(text);
  });

  it('keeps the addresses between brackets of HTML, as a system that only adds line breaks writes them (security 7)', () => {
    const text = [
      'From: John <john@example.org>',
      'See <https://example.org/a?b=c> or call 0860 123 456<tel:0860123456>',
      'claims@example.org<mailto:claims@example.org> Regards',
    ];
    expect(read(text.join('<br>')).document.content.textContent).to.equal(text.join(''));
  });

  it('requests no image from a host that gets the session, however it is spelled (security 28, 43)', () => {
    const trustedOrigins = [
      'https://portal.example',
      'https://api.example:8443',
      'http://[::1]:80',
    ];
    const spellings = [
      'https://portal.example/1.png',
      'http://PORTAL.example:8080/1.png',
      'https://portal.example./1.png',
      'https://%70ortal.example/1.png',
      'https:portal.example/1.png',
      'https://user@portal.example/1.png',
      'https://ｐortal.example/1.png',
      'https://api.example/1.png',
      'http://api.example.:81/1.png',
      'http://[0:0::1]/1.png',
    ];
    const html = spellings.flatMap((address) => [
      `<img src="${address}">`,
      `<table background="${address}"></table>`,
      `<p style="background-image: url('${address}')">a`,
      `<style>p { background-image: url('${address}') }</style>`,
    ]);
    html.push('<img src="https://images.example./1.png">');
    const { remoteImages } = readResponse(encode(html.join('')), { ...WORDS, trustedOrigins });
    expect(remoteImages.origins).to.deep.equal(['https://images.example.']);
  });

  it('requests its images from their own servers and no other, never from the portal (security 28)', () => {
    const { remoteImages, withImages } = read(
      ['https://a.example', 'http://a.example:81', `http://${location.hostname}:82`]
        .map((origin) => `<img src="${origin}/1.png" alt="x">`)
        .join(''),
    );
    expect(remoteImages.count).to.equal(2);
    const { page, content } = withImages();
    expect(String(page)).to.contain('img-src data: https://a.example http://a.example:81;');
    const sources = [...content.querySelectorAll('img')].map(({ src }) => src);
    expect(sources).to.deep.equal(['https://a.example/1.png', 'http://a.example:81/1.png']);
  });

  it('requests images without a scheme by https, and in one spelling (security 3, 43)', () => {
    const { remoteImages, withImages } = read(
      '<img src="//a.example/1.png"><img src=" //PORTAL.example/2.png"><img src="///c.example/3.png">' +
        '<table background="//a.example/4.png"><td style="background: url(//a.example/5.png)">a' +
        '<td style="background: url(\'HTTPS://a.example/6.png\')">b',
    );
    expect(remoteImages).to.deep.equal({
      count: 5,
      origins: ['https://a.example', 'https://portal.example'],
    });
    const { content, css } = withImages();
    const sources = [...content.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).to.deep.equal(['https://a.example/1.png', 'https://portal.example/2.png']);
    expect(css.match(/https:[^"]*/g)).to.deep.equal(
      [4, 5, 6].map((name) => `https://a.example/${String(name)}.png`),
    );
    expect(read(`<img src="//${location.hostname}/1.png">`).remoteImages.count).to.equal(0);
  });

  it('ignores media queries on height or scheme: its frame is as high as its content (security 36)', () => {
    const asks = ['(max-height:300px)', '(orientation:portrait)', '(min-aspect-ratio:1/1)'];
    const dark = 'not (prefers-color-scheme:light)';
    const rules = [...asks, dark].map((media) => `@media ${media}{p{color:red}}`).join('');
    const { css } = read(
      `<style>${rules}@media (max-width:400px){p{color:blue}}</style><p>Hi`,
    ).document;
    expect(css)
      .to.match(/max-width: ?400px/)
      .and.not.match(/red/);
  });

  it('shows the pictures that it brings along, and the words of one that is too large (security 32)', () => {
    const sources = ({ content }: SafeDocument) =>
      [...content.querySelectorAll('img')].map(({ alt }) => alt).join('');
    const image = (address: string, alt: string) => `<img src="${address}" alt="${alt}">`;
    const huge = read(
      image(pngOf(6000, 5001), 'Map') +
        image(pngOf(1, 1), 'a') +
        image('data:image/avif;base64,AAAA', 'Photo'),
    ).document;
    expect(sources(huge)).to.equal('a');
    expect(huge.content.textContent).to.equal(' Map  Photo ');

    const half = Array.from({ length: 4 }, (_, n) => pngOf(5000 + n, 2999));
    const many = read(
      half
        .concat(half)
        .map((address, n) => image(address, String(n)))
        .join(''),
    ).document;
    expect(sources(many)).to.equal('0145');
  });

  it('has no background that is too large, whether a sheet or a style sets it (security 32)', () => {
    const styled = (address: string) =>
      read(
        `<style>p{background-image:url(${address})}</style><table background="${address}"><td>a</table>` +
          `<p style="background:url('${address}')">b`,
      ).document;
    const [small, large] = [pngOf(100, 100), pngOf(20_000, 10_000)].map(styled);
    const backgrounds = (shown?: SafeDocument) => [
      shown?.content.querySelectorAll('[data-style*="data:"]').length,
      shown?.css.includes('data:'),
    ];
    expect([backgrounds(small), backgrounds(large)]).to.deep.equal([
      [2, true],
      [0, false],
    ]);
  });

  const gmail = (quoted: string) =>
    `<div class=gmail_quote><div class=gmail_attr>A wrote:</div><blockquote class=gmail_quote>Old ${quoted}</div>`;
  const FOLDED: Readonly<Record<string, readonly [html: string, folded: string]>> = {
    'a rule that the author quotes': ['<blockquote>Rule 4</blockquote>', ''],
    'a rule in the looks of an earlier message': [
      '<blockquote class="gmail_quote" style="border-left: 1px solid #ccc">Rule 4</blockquote>',
      '',
    ],
    'a paragraph moved to the right': [
      '<blockquote style="margin: 0 0 0 40px; border: none">Street</blockquote>',
      '',
    ],
    'a rule below its name': ['<p>Rule 4 of your plan says:</p><blockquote>Rule</blockquote>', ''],
    'details that the author asks for at an address': [
      '<p>Please send to claims@scheme.example:</p><blockquote>Your claim number</blockquote>',
      '',
    ],
    'a list that the author asks for at an address in brackets': [
      '<p>Please send these to Claims &lt;claims@scheme.example&gt;:</p><blockquote>Form</blockquote>',
      '',
    ],
    'a list that an address needs': [
      '<p>claims@scheme.example needs:</p><blockquote>Your form</blockquote>',
      '',
    ],
    'a rule below a day and a time': [
      '<p>Your visit of 6 May 2024 at 08:30 falls under rule 4:</p><blockquote>Rule</blockquote>',
      '',
    ],
    'a list below an address that was written to': [
      '<p>We wrote to you on 6 May 2024 at thandi@home.example and asked for:</p><blockquote>Form</blockquote>',
      '',
    ],
    'a list below the time at which the author wrote': [
      '<p>We wrote to you on 6 May 2024 at 09:12 and asked for:</p><blockquote>Form</blockquote>',
      '',
    ],
    'a list below the time until which it is wanted': [
      '<p>Until 6 May 2024, 16:30, please send to Claims &lt;claims@scheme.example&gt;:</p><blockquote>Form</blockquote>',
      '',
    ],
    'a list below a number that is no year': [
      '<p>Call 0860 123 456 before 16:30 or mail Claims &lt;claims@scheme.example&gt;:</p><blockquote>Form</blockquote>',
      '',
    ],
    'a list that the author asks to be written to an address': [
      '<p>Vir navrae, skryf aan eise@skema.example:</p><blockquote>Vorm</blockquote>',
      '',
    ],
    'an earlier message below a time and an address, as Yandex writes it': [
      '<p>07.05.2024, 09:12, "A" &lt;a@b.example&gt;:</p><blockquote>Old</blockquote>',
      'Old',
    ],
    'an earlier message below a verb and a name': [
      '<p>Am 06.05.24 um 10:15 schrieb A Dube &lt;a@b.example&gt;:</p><blockquote>Old</blockquote>',
      'Old',
    ],
    'an earlier message below an address': [
      '<p>A Dube &lt;a@b.example&gt; wrote:</p><blockquote>Old</blockquote>',
      'Old',
    ],
    'an earlier message below an address without brackets': [
      '<p>a@b.example schrieb:</p><blockquote>Old</blockquote>',
      'Old',
    ],
    'an earlier message below an address and a verb': [
      '<p>Op Maandag het A Dube a@b.example geskryf:</p><blockquote>Old</blockquote>',
      'Old',
    ],
    'an earlier message': ['<blockquote type="CITE" style="border: none">Old</blockquote>', 'Old'],
    'an earlier message below a reply line': [
      '<p>On 6 May 2024 at 09:12, A wrote:</p><br><blockquote>Old</blockquote>',
      'Old',
    ],
    'a message that is answered below': ['<blockquote type=cite>Old</blockquote><p>No.</p>', ''],
    'messages with an answer between them': [
      '<blockquote type=cite>One</blockquote>No.<blockquote type=cite>Two</blockquote>',
      'Two',
    ],
    'a message above a signature': [
      '<blockquote type=cite>Old</blockquote><br>— <pre class=moz-signature>Claims</pre>',
      'Old',
    ],
    'a message of Gmail': [gmail('</blockquote><br>'), 'A wrote:Old '],
    'a message of Gmail that is answered below': [`${gmail('</blockquote>')}<p>No.`, ''],
    'a message of Gmail that is answered within': [gmail('</blockquote><div>No.</div>'), ''],
    'a message of Gmail that is answered in its midst': [
      gmail('</blockquote>No.<blockquote class=gmail_quote>Two</blockquote>'),
      '',
    ],
  };
  for (const [what, [html, folded]] of Object.entries(FOLDED))
    it(`folds earlier messages, and no words of the author: ${what} (decisions 7)`, () => {
      const { content } = read(`<p>Hi</p>${html}`).document;
      const folds = [...content.querySelectorAll('details')].map(({ textContent }) => textContent);
      expect(folds.join('').replace('Earlier', '')).to.equal(folded);
    });

  const linksOf = (html: string) =>
    [...read(html).document.content.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.title,
    ]);
  const LINKS: Readonly<Record<string, string | null>> = {
    'www.scheme.example/claims?a=1': 'https://www.scheme.example/claims?a=1',
    ' WWW.scheme.example ': 'https://www.scheme.example/',
    '//www.scheme.example/': 'https://www.scheme.example/',
    '//scheme.example/claims': 'https://scheme.example/claims',
    'claims@scheme.example': 'mailto:claims@scheme.example',
    'claims@scheme.example?subject=Claim': 'mailto:claims@scheme.example?subject=Claim',
    'sms:+27860123456': 'sms:+27860123456',
    'whatsapp://send?phone=27860123456': null,
    'claims/new': null,
    'scheme.example/claims': 'https://scheme.example/claims',
    '\u200bhttps://scheme.example/a\u200b ': 'https://scheme.example/a',
    '”https://scheme.example/a”': 'https://scheme.example/a',
    '&quot;www.scheme.example/a&quot; ': 'https://www.scheme.example/a',
    '&lt;claims@scheme.example&gt;': 'mailto:claims@scheme.example',
    'http://https://scheme.example/a': 'https://scheme.example/a',
    'http://mailto:claims@scheme.example': 'mailto:claims@scheme.example',
    'MedicalAid.co.za': 'https://medicalaid.co.za/',
    'claim.form.pdf': null,
    'index.html': null,
    www: null,
    '#www.a': null,
    'javascript:www.scheme.example': null,
  };
  for (const [written, href] of Object.entries(LINKS))
    it(`has a link for a written address: ${written} (decisions 7)`, () => {
      expect(linksOf(`<a href="${written}">Here</a>`)).to.deep.equal([
        ['Here', href, href?.replace(/^(?:mailto|sms):/, '') ?? ''],
      ]);
    });

  it('has links for the areas of an image map, with their words or host (decisions 7)', () => {
    const areas =
      '<area href=https://a.example/ alt=a><area href=/b alt=b><area href=https://c.example/d><area href=/e><area href=mailto:f@g.example>';
    expect(linksOf(`<img usemap=#m alt=Map><map name=m>${areas}</map>`)).to.deep.equal([
      [' a ', 'https://a.example/', 'https://a.example/'],
      [' b ', null, ''],
      [' c.example ', 'https://c.example/d', 'https://c.example/d'],
      [' f@g.example ', 'mailto:f@g.example', 'f@g.example'],
    ]);
  });

  it('has links that are relative to a base that it names, and no images (decisions 7)', () => {
    const base =
      '<head><base href="https://scheme.example/a/"><base href="https://b.example"></head>';
    const { content } = read(
      `${base}<a href="b?c">d</a><a href="#e">f</a><img src=g alt=h>`,
    ).document;
    const links = [...content.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['https://scheme.example/a/b?c', null]);
    expect(read(`${base}<img src=g alt=h>`).remoteImages.count).to.equal(0);
    for (const other of ['javascript:alert(1)//', 'data:text/html,', '/portal/', 'mailto:a'])
      expect(linksOf(`<base href="${other}"><a href="b">c</a>`)).to.deep.equal([['c', null, '']]);
  });

  const TYPED: Readonly<Record<string, readonly string[]>> = {
    'See https://a.example/b?c=1&d=2, or (http://b.example/e_(f)).': [
      'https://a.example/b?c=1&d=2',
      'http://b.example/e_(f)',
    ],
    '<https://a.example/> "https://b.example/c" HTTPS://D.EXAMPLE/': [
      'https://a.example/',
      'https://b.example/c',
      'HTTPS://D.EXAMPLE/',
    ],
    'https://a.example/?x=1&amp;y=2&copy=3 and &lt;https://b.example/&gt;': [
      'https://a.example/?x=1&y=2&copy=3',
      'https://b.example/',
    ],
    '*https://a.example/b*! «https://c.example/d»; https://e.example/f…': [
      'https://a.example/b',
      'https://c.example/d',
      'https://e.example/f',
    ],
    'https://a.example/b\u200b https://c.example/d– https://e.example/f\u2060.': [
      'https://a.example/b',
      'https://c.example/d',
      'https://e.example/f',
    ],
    'https:// http://. xhttps://a.example www.a.example javascript:alert(1) ftp://a.example': [],
  };
  for (const [text, addresses] of Object.entries(TYPED))
    it(`has links for the addresses in a text without a tag: ${text} (decisions 7)`, () => {
      expect(linksOf(text).map(([words]) => words)).to.deep.equal(addresses);
      const hrefs = addresses.map((address) => new URL(address).href);
      expect(linksOf(text).map(([, href]) => href)).to.deep.equal(hrefs);
      const decoded = text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      expect(read(text).document.content.textContent).to.equal(decoded);
    });

  const MARKED_UP: Readonly<Record<string, readonly string[]>> = {
    'See https://a.example/b?c=1&amp;d=2.<br>http://e.example': [
      'https://a.example/b?c=1&d=2',
      'http://e.example',
    ],
    '<p>See <b>https://a.example</b>, (<i>https://b.example/c</i>)<p>d': [
      'https://a.example',
      'https://b.example/c',
    ],
    'https://a.example/b<p>c': ['https://a.example/b'],
    '<p>https://a.exam<wbr>ple https://b.exam<b>ple</b> <i>https://c.exam</i>ple <u>https://d.exam</u><u>ple':
      [],
    '<p>https://<b>a.example</b> <a href="https://b.example">https://c.example</a>': [
      'https://c.example',
    ],
    '<style>a { background: url(https://a.example) }</style><textarea>https://b.example</textarea>':
      ['https://b.example'],
  };
  for (const [html, addresses] of Object.entries(MARKED_UP))
    it(`has links for the addresses that it has as text: ${html} (decisions 7)`, () => {
      expect(linksOf(html).map(([words]) => words)).to.deep.equal(addresses);
    });

  it('has links for the first thousand addresses of a text, and the words of all (security 39)', () => {
    const text = 'https://a.example/b, '.repeat(20_000);
    const { shows, document } = read(text);
    expect(shows).to.equal('layout');
    expect(document.content.querySelectorAll('a')).to.have.lengthOf(1000);
    expect(document.content.textContent).to.equal(text);
    for (const end of ['!', ')', '&', '&amp;'])
      expect(read(`https://a.example/${end.repeat(400_000)}`).shows).to.equal('layout');
  });

  it('keeps the words of its fields if it keeps its words alone (decisions 7)', () => {
    const { content } = read(
      `${'<b></b>'.repeat(40_000)}<textarea>b\nc &amp; d</textarea><input type=hidden value=e>` +
        '<input value="f &amp; g"><map><area alt=h href=i></map><input/>',
    ).document;
    expect(
      [...content.querySelectorAll('div > div')].slice(-4).map((line) => line.textContent),
    ).to.deep.equal(['b', 'c & d', 'f & g', 'h']);
  });

  it('keeps the layout of a thread of forty replies, folded once, in their order (security 4, 27)', () => {
    const replies = Array.from({ length: 40 }, (_, n) => `Answer ${String(n)}.`);
    const nested = (wrap: (reply: string, earlier: string) => string) =>
      replies.reduceRight(
        (earlier, reply) => wrap(`${reply}<p>${'Thank you. '.repeat(300)}</p>`, earlier),
        '',
      );
    const threads = {
      Gmail: nested(
        (reply, earlier) =>
          `<div dir=ltr>${reply}</div><br><div class=gmail_quote><div dir=ltr class=gmail_attr>On Monday A wrote:` +
          `<br></div><blockquote class=gmail_quote>${earlier}</blockquote></div>`,
      ),
      'Apple Mail': nested(
        (reply, earlier) =>
          `<div>${reply}<div><br><blockquote type=cite>On 2 May A wrote:<div>${earlier}</div></blockquote></div><br></div>`,
      ),
      Yahoo: nested(
        (reply, earlier) =>
          `<div>${reply}</div><div class=yahoo_quoted><div><div>On 2 May A wrote:</div><div>${earlier}</div></div></div>`,
      ),
    };
    for (const [program, thread] of Object.entries(threads)) {
      const { shows, document } = read(thread);
      expect(shows, program).to.equal('layout');
      expect(document.content.querySelectorAll('details'), program).to.have.lengthOf(1);
      expect(document.content.textContent.match(/Answer \d+\./g), program).to.deep.equal(replies);
    }
  });

  it('folds the head of an earlier message, and no table or itinerary that has its words (security 4)', () => {
    const line = '<div style="border-top: solid 1px #e1e1e1">';
    const heads: Readonly<Record<string, number>> = {
      [`${line}<p><b>From:</b> A<br><b>Sent:</b> Monday<br><b>Subject:</b> Claim</p></div>`]: 1,
      [`${line}<p>Van: Botha<br>Gestuur: Maandag<br>Aan: Lid</p></div>`]: 1,
      [`${line}<table><tr><td>Van: Botha<tr><td>Onderwerp: Eis</table></div>`]: 0,
      [`${line}Van: Botha<br>Bedrag: R 100</div>`]: 0,
      [`${line}From: Johannesburg<br>To: Cape Town<br>Date: 3 May</div>`]: 0,
      '---------- Oorspronklike boodskap ---------<br>Van: A': 1,
    };
    for (const [head, folds] of Object.entries(heads))
      expect(
        read(`<p>Dear member</p>${head}<p>Old`).document.content.querySelectorAll('details'),
        head,
      ).to.have.lengthOf(folds);
  });

  const EARLIER = '<div id=divRplyFwdMsg>From: Neo</div>When is it paid?';
  const PASSED_ON: readonly string[] = [
    '---------- Forwarded message ---------<br>From: Dr Naidoo<p>It is covered.',
    '---------- Aangestuurde boodskap ---------<br>Van: Dr Naidoo<p>Dit is gedek.',
    '<div class=gmail_quote><div class=gmail_attr>---------- Forwarded message ---------<br>From: Dr Naidoo</div>It is covered.</div>',
    '<blockquote type=cite><div>Begin forwarded message:</div><br><div>From: Dr Naidoo</div>It is covered.</blockquote>',
    '<div>Begin van aangestuurde boodskap:</div><blockquote type=cite>Van: Dr Naidoo</blockquote><blockquote type=cite>Dit is gedek.</blockquote>',
  ];
  for (const message of PASSED_ON)
    it(`keeps a message open that its program says was passed on: ${message.slice(0, 40)} (decisions 7)`, () => {
      const { content } = read(`<p>Dear member, the hospital wrote:</p>${message}`).document;
      expect(content.querySelectorAll('details')).to.have.lengthOf(0);
    });

  const BELOW: Readonly<Record<string, number>> = {
    'See my comments in blue.': 0,
    'My answers are in green.': 0,
    'My antwoorde is in rooi.': 0,
    'Please find below the feedback of the hospital.': 0,
    'Kindly see the feedback below.': 0,
    'Hieronder is die hospitaal se terugvoer.': 0,
    'Please find below our banking details.': 1,
    'Your form in blue is on the way.': 1,
    'The limit is below. We have your response.': 1,
  };
  for (const [words, folds] of Object.entries(BELOW))
    it(`keeps earlier messages open only where an answer in them is announced: ${words} (decisions 7)`, () => {
      const { content } = read(`<p>${words}</p>${EARLIER}`).document;
      expect(content.querySelectorAll('details')).to.have.lengthOf(folds);
    });

  it('folds nothing that was typed above the line over an earlier message (decisions 7)', () => {
    const { content } = read(
      `<div>Good day</div><div id="appendonsend"></div><div>It is paid.</div><hr>${EARLIER}`,
    ).document;
    expect(content.querySelector('details')?.textContent).to.equal(
      'EarlierFrom: NeoWhen is it paid?',
    );
  });

  it('keeps the words after a drawing with an element that ends itself (security 26)', () => {
    const many = '<p>a</p>'.repeat(50_000);
    const words = (html: string) => read(many + html).document.content.textContent;
    expect(words('<svg><title/></svg><p>The rest')).to.match(/The rest$/);
    expect(words('<svg><style/><path/></svg>The rest')).to.match(/The rest$/);
    expect(words('<script/>no words</script>The rest')).to.match(/a The rest$/);
  });

  it('leaves an answer below its question where it is, however deep (security 4)', () => {
    const levels = Array.from({ length: 20 }, (_, n) => `Level ${String(n)}.`);
    const { content } = read(
      `Hi${levels.map((level) => `<blockquote type=cite>${level}`).join('')}${levels
        .map((level) => `</blockquote>Below ${level}`)
        .reverse()
        .join('')}`,
    ).document;
    const below = [...levels].reverse().map((level) => `Below ${level}`);
    expect(content.textContent).to.equal(`Hi${[...levels, ...below].join('')}`);
  });

  it('folds from the head of an earlier message to its end, unless words follow (security 4, decisions 7)', () => {
    const thread = '<div><p>New</p><div id="divRplyFwdMsg">From: A</div><p>Old</p></div>';
    const folds = (html: string) =>
      [...read(html).document.content.querySelectorAll('details')].map((fold) => fold.textContent);
    expect(folds(`${thread}<p>---</p>`)).to.deep.equal(['EarlierFrom: AOld']);
    expect(folds(`${thread}<p>Another answer</p>`)).to.deep.equal([]);
  });
});
