import { expect } from '@open-wc/testing';
import { readPictureSize } from '../../../src/attachments/pictures/picture-header';
import { boxIn, heifSizeOf, isHeic } from '../../../src/bytes/picture/heif';

const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

const begins = (...brands: readonly string[]) => {
  const [brand = '', ...others] = brands;
  const rest = [...text(`ftyp${brand}`), ...uint32(0), ...others.flatMap(text)];
  return [...uint32(rest.length + 4), ...rest];
};
const sized = (width: number, height: number) => [
  ...uint32(20),
  ...text('ispe'),
  ...uint32(0),
  ...uint32(width),
  ...uint32(height),
];
const bytes = (...parts: readonly (readonly number[])[]) => new Uint8Array(parts.flat());

describe('an HEIC photo', () => {
  for (const [brands, expected] of [
    [['heic', 'mif1', 'heic'], true],
    [['mif1', 'heic'], true],
    [['heix'], true],
    [['avif', 'mif1'], false],
    [['mif1', 'avif'], false],
    [['isom', 'mp41'], false],
  ] as const) {
    it(`${expected ? 'has' : 'lacks'} the brands ${brands.join(', ')} (§5)`, () => {
      expect(isHeic(bytes(begins(...brands)))).to.equal(expected);
    });
  }

  it('is known by its content alone (§5)', () => {
    expect(isHeic(bytes(text('%PDF-1.4 heic')))).to.equal(false);
    expect(isHeic(new Uint8Array())).to.equal(false);
  });

  it('is as large as the largest part in it (§5)', () => {
    const whole = bytes(text('iiis'), sized(512, 512), sized(4032, 3024));
    expect(heifSizeOf(whole)).to.deep.equal({ width: 4032, height: 3024 });
    expect(heifSizeOf(whole.subarray(0, whole.length - 1))).to.deep.equal({
      width: 512,
      height: 512,
    });
    expect(heifSizeOf(bytes(begins('heic')))).to.equal(undefined);
  });

  for (const [what, header, expected] of [
    ['a length of four bytes', [...uint32(20), ...text('free')], { name: 'free', length: 20 }],
    [
      'a length of eight bytes',
      [...uint32(1), ...text('mdat'), ...uint32(1), ...uint32(16)],
      { name: 'mdat', length: 2 ** 32 + 16 },
    ],
    ['the rest of the file', [...uint32(0), ...text('mdat')], { name: 'mdat', length: Infinity }],
    ['a length shorter than itself', [...uint32(7), ...text('free')], undefined],
    ['an end within it', text('free'), undefined],
  ] as const) {
    it(`has boxes: ${what} (§5)`, () => {
      expect(boxIn(bytes(header))).to.deep.equal(expected);
    });
  }

  const box = (name: string, content: readonly number[]) => [
    ...uint32(content.length + 8),
    ...text(name),
    ...content,
  ];
  const far = Array.from({ length: 300_000 }, () => 0);
  const meta = box('meta', [...uint32(0), ...sized(7000, 6000)]);
  for (const [what, parts, expected] of [
    ['its box', [begins('heic'), meta], { width: 7000, height: 6000 }],
    [
      'its box, not from one that is free, far before it',
      [begins('avif'), box('free', [...sized(100, 100), ...far]), meta],
      { width: 7000, height: 6000 },
    ],
    ['no film', [begins('mp42'), box('moov', sized(4, 3))], undefined],
    [
      'no box that is longer than the file',
      [begins('heic'), box('free', far).slice(0, 99)],
      undefined,
    ],
  ] as const) {
    it(`has its size from ${what} (§5)`, async () => {
      expect(await readPictureSize(new Blob([bytes(...parts)]))).to.deep.equal(expected);
    });
  }
});
