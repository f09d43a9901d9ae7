import { expect } from '@open-wc/testing';
import { encode, shownResponse, openResponse } from './the-response';

const WORDS = 'Goeie môre, Zoë';
const utf8 = (html: string) => new TextEncoder().encode(html);
/** One byte per character. This is ISO-8859-1, and windows-1252 for the characters that both share. */
const latin = (html: string) => Uint8Array.from(html, (sign) => sign.charCodeAt(0));

const utf16 = (html: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * html.length));
  Array.from(html, (sign, at) => {
    view.setUint16(2 * at, sign.charCodeAt(0), isLittle);
  });
  return new Uint8Array(view.buffer);
};

const bytesOf = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const head = (charset: string) => `<html><head><meta charset="${charset}"></head>`;
const asWord = (charset: string) =>
  `<html><head><META http-equiv=Content-Type content='text/html; charset=${charset}'></head>`;
const BODY = `<body><p>${WORDS}</p></body></html>`;

/** As quoted-printable, in lines of 30. Letters stay. */
const quotedPrintable = (bytes: Uint8Array) => {
  const signs = Array.from(bytes, (byte) =>
    byte > 126 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  const lines = signs.map((sign, at) => (at % 30 === 29 ? `${sign}=\r\n` : sign));
  return latin(lines.join(''));
};

const BYTES: Readonly<Record<string, Uint8Array>> = {
  'UTF-8, declared': utf8(head('utf-8') + BODY),
  'UTF-8, undeclared': utf8(BODY),
  'UTF-8 with a byte order mark': utf8(`\uFEFF${BODY}`),
  'windows-1252, declared': latin(head('windows-1252') + BODY),
  'ISO-8859-1, declared': latin(head('ISO-8859-1') + BODY),
  'ISO-8859-1, declared for mail': latin(asWord('iso-8859-1') + BODY),
  'Latin bytes, undeclared': latin(BODY),
  'UTF-8 under an unknown name': utf8(head('x-klingon') + BODY),
  'Latin bytes under an unknown name': latin(head('x-klingon') + BODY),
  'UTF-8 that calls itself UTF-16': utf8(head('utf-16') + BODY),
  "UTF-8 that calls itself 'unicode'": utf8(asWord('unicode') + BODY),
  'UTF-8 that calls itself ISO-10646-UCS-2': utf8(head('ISO-10646-UCS-2') + BODY),
  'UTF-8 that calls itself windows-1252': utf8(asWord('windows-1252') + BODY),
  'UTF-8 that calls itself Shift_JIS': utf8(head('Shift_JIS') + BODY),
  'UTF-8 that was cut within a character': utf8(`${BODY}…`).slice(0, -1),
  'UTF-8 before a footer in ISO-8859-1': bytesOf(utf8(BODY.repeat(3)), latin('<p>Caf\u00e9</p>')),
  'UTF-8 that calls itself ISO-8859-1, before such a footer': bytesOf(
    utf8(head('iso-8859-1') + BODY.repeat(3)),
    latin('<p>Caf\u00e9</p>'),
  ),
  'windows-1252 that ends in a letter with an accent': latin(`<p>${WORDS}</p>ë`),
  'UTF-16 without a mark, little-endian': utf16(asWord('unicode') + BODY, true),
  'UTF-16 without a mark, big-endian': utf16(head('utf-8') + BODY, false),
  'UTF-16 that declares nothing': utf16(BODY, true),
  'UTF-8 that was read as ISO-8859-1 and written as UTF-8': utf8(
    String.fromCharCode(...utf8(head('utf-8') + BODY)),
  ),
  'quoted-printable UTF-8': quotedPrintable(utf8(head('utf-8') + BODY)),
  'quoted-printable ISO-8859-1': quotedPrintable(latin(asWord('iso-8859-1') + BODY)),
};

const encoded = encode(utf8(`<p>${WORDS}</p><p>~~~???>>>ÿÿÿ</p>`));
const FORMS: Readonly<Record<string, string>> = {
  'the URL alphabet': encoded.replaceAll('+', '-').replaceAll('/', '_'),
  'no padding': encode(`<p>${WORDS}</p>!`).replace(/=+$/, ''),
  'white space': ` ${encoded.replace(/.{19}/g, '$&\r\n\t')}\n`,
};

const shownOf = async (encodedResponse: string) => {
  const { element } = await openResponse({ json: { encodedResponse } });
  return shownResponse(element);
};
const textOf = async (encodedResponse: string) =>
  (await shownOf(encodedResponse)).querySelector('p')?.textContent;

describe('the characters of an emailed response', () => {
  for (const [what, bytes] of Object.entries(BYTES)) {
    it(`are complete from ${what} (decisions 4)`, async () => {
      expect(await textOf(encode(bytes))).to.equal(WORDS);
    });
  }

  for (const [charset, bytes, words] of [
    ['windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
    ['ISO-8859-2', [0xb9, 0xbe], 'šž'],
    ['Shift_JIS', [0x82, 0xb1, 0x82, 0xf1], 'こん'],
    ['utf-8', [0xc3, 0xb4, 0x93], 'ô\uFFFD'],
    ['windows-1252', [0xef, 0xbf, 0xbd], '\uFFFD'],
  ] as const) {
    it(`are complete from a declared ${charset}, although its bytes look like another charset (decisions 4)`, async () => {
      const html = [
        ...latin(`${head(charset)}<body><p>`),
        ...bytes,
        ...latin('</p></body></html>'),
      ];
      expect(await textOf(encode(Uint8Array.from(html)))).to.equal(words);
    });
  }

  it('are complete from UTF-16 with a byte order mark (decisions 4)', async () => {
    const units = Array.from(`\uFEFF<p>${WORDS}</p>`, (sign) => sign.charCodeAt(0));
    const littleEndian = units.flatMap((unit) => [unit & 0xff, unit >> 8]);
    expect(await textOf(encode(Uint8Array.from(littleEndian)))).to.equal(WORDS);
  });

  it('are complete with the euro and curly quotes, which only windows-1252 has (decisions 4)', async () => {
    const bytes = Uint8Array.from([...latin('<p>'), 0x93, 0x80, 0x94, ...latin('ô</p>')]);
    expect(await textOf(encode(bytes))).to.equal('“€”ô');
  });

  const TWICE: readonly (readonly [written: string, meant: string])[] = [
    [
      'ZoÃ« se â€œeisâ€\u009d â€“ R1Â\u00a0200 â€¢ â‚¬5 â†’ âœ“',
      'Zoë se “eis” – R1\u00a0200 • €5 → ✓',
    ],
    ['Å¡omiÅ¡a, Å‰ mÃ´re, á¹±avha, vhudzulapoá¸½', 'šomiša, ŉ môre, ṱavha, vhudzulapoḽ'],
    ['ï»¿Dankie ðŸ™\u008f', 'Dankie 🙏'],
    ['ZOË’S “SÊ…” CAFÉ” – hâ…” Âa Ãn', 'ZOË’S “SÊ…” CAFÉ” – hâ…” Âa Ãn'],
  ];
  for (const [written, meant] of TWICE)
    it(`are complete where UTF-8 was read as windows-1252 and written as UTF-8, and no others change: ${meant} (§2)`, async () => {
      expect(await textOf(encode(`<p>${written}</p>`))).to.equal(meant);
    });

  for (const [what, form] of Object.entries(FORMS)) {
    it(`are complete from base64 with ${what} (decisions 4)`, async () => {
      expect(form).not.to.equal(encoded);
      expect(await textOf(form)).to.equal(WORDS);
    });
  }

  for (const isLittle of [true, false])
    for (const words of [
      'You’re covered',
      'Zoë — “R 100”',
      'Здравствуйте, Зоя',
      'Ā\u2000\u3000x y z',
    ])
      it(`are complete from short UTF-16 without a mark, ${isLittle ? 'little' : 'big'}-endian: ${words} (decisions 7)`, async () => {
        expect(await textOf(encode(utf16(`<p>${words}</p>`, isLittle)))).to.equal(words);
      });

  for (const [what, end] of [
    ['one zero', '\0'],
    ['zeros that fill up a field', '\0'.repeat(40)],
  ] as const)
    it(`are complete from Latin bytes before ${what} (decisions 7)`, async () => {
      const text = await textOf(encode(latin(`<p>${WORDS}</p>${end}`)));
      expect(text).to.equal(WORDS);
    });

  it('are complete from quoted-printable without an attribute (§2)', async () => {
    const part = 'Dear Ms Nkosi,=20\r\nYour claim of R1=C2=A0200 =\r\nis paid to Zo=C3=AB.';
    const { body } = await shownOf(encode(latin(part)));
    expect(body.textContent).to.equal('Dear Ms Nkosi, \nYour claim of R1\u00a0200 is paid to Zoë.');
  });

  it('are kept where an attribute only looks like quoted-printable (§2)', async () => {
    const html = '<p><a name=3DSecure>3D</a> <a href=https://s.example/?id=4711>Read =20</a></p>';
    const { body } = await shownOf(encode(utf8(html)));
    expect(body.textContent).to.equal('3D Read =20');
    expect(body.querySelector('[href]')?.getAttribute('href')).to.equal(
      'https://s.example/?id=4711',
    );
  });

  it('are kept where a text is about quoted-printable (§2)', async () => {
    const words = 'Write =3D for =, as in a href=3D"x", and =C3=AB for ë';
    expect(await textOf(encode(utf8(`<p title="a=3Db">${words}</p>`)))).to.equal(words);
  });

  it('are complete from UTF-8 with the quotes and dashes of windows-1252 as controls (decisions 7)', async () => {
    const controls = 'Don\u0092t pay \u0093R\u00a0100\u0094 \u0096 \u00805\u0085';
    const text = await textOf(encode(utf8(`<p>${controls}</p>`)));
    expect(text).to.equal('Don’t pay “R\u00a0100” – €5…');
  });

  it('are not changed by a charset declaration far below in the text (decisions 4)', async () => {
    const bytes = utf8(`<p>${WORDS}</p>${' '.repeat(3000)}<meta charset="windows-1252">`);
    expect(await textOf(encode(bytes))).to.equal(WORDS);
  });
});
