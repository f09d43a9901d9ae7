import { expect } from '@open-wc/testing';
import { heifSizeOf, isHeic } from '../../src/domain/heif-size';

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
    const whole = bytes(begins('heic'), text('iiis'), sized(512, 512), sized(4032, 3024));
    expect(heifSizeOf(whole)).to.deep.equal({ width: 4032, height: 3024 });
    expect(heifSizeOf(whole.subarray(0, whole.length - 1))).to.deep.equal({
      width: 512,
      height: 512,
    });
    expect(heifSizeOf(bytes(sized(4, 3)))).to.equal(undefined);
    expect(heifSizeOf(bytes(begins('heic')))).to.equal(undefined);
  });
});
