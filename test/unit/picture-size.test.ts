import { expect } from '@open-wc/testing';
import { isFitForThumbnail, readPictureSize } from '../../src/domain/picture-size';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
const png = (width: number, height: number) => [
  ...SIGNATURE,
  ...big(13, 4),
  ...[0x49, 0x48, 0x44, 0x52],
  ...big(width, 4),
  ...big(height, 4),
];
const segment = (marker: number, payload: readonly number[]) => [
  0xff,
  marker,
  ...big(payload.length + 2, 2),
  ...payload,
];
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...big(height, 2), ...big(width, 2), 3, 0]);
const filler = Array.from({ length: 60_000 }, () => 0);

const sizeOf = (bytes: readonly number[]) => {
  const file = Uint8Array.from(bytes);
  return readPictureSize((start, length) => Promise.resolve(file.subarray(start, start + length)));
};

describe('the size of a picture', () => {
  const table: Readonly<Record<string, readonly [bytes: readonly number[], size: unknown]>> = {
    'a PNG': [png(20_000, 10), { width: 20_000, height: 10 }],
    'a PNG of four thousand million pixels': [png(0xffffffff, 1), { width: 0xffffffff, height: 1 }],
    'a JPEG': [[0xff, 0xd8, ...frame(0xc0, 640, 480)], { width: 640, height: 480 }],
    'a progressive JPEG after much else': [
      [
        ...[0xff, 0xd8],
        ...segment(0xe1, filler),
        ...segment(0xe2, filler),
        ...segment(0xc4, [1, 2, 3]),
        ...[0xff, 0xff],
        ...frame(0xc2, 3000, 4000),
      ],
      { width: 3000, height: 4000 },
    ],
    'a JPEG that ends early': [[0xff, 0xd8, ...segment(0xe1, filler)], undefined],
    'a JPEG without an order': [[0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], undefined],
    'a JPEG of empty segments without end': [
      [0xff, 0xd8, ...Array.from({ length: 5000 }, () => [0xff, 0xe0, 0, 0]).flat()],
      undefined,
    ],
    'a PNG that ends early': [SIGNATURE, undefined],
    'another file': [[...'%PDF-1.7 and what follows it'].map((c) => c.charCodeAt(0)), undefined],
    nothing: [[], undefined],
  };
  for (const [what, [bytes, size]] of Object.entries(table)) {
    it(`is read from its header: ${what} (§5)`, async () => {
      expect(await sizeOf(bytes)).to.deep.equal(size);
    });
  }

  it('decides whether it gets a thumbnail (§5)', () => {
    const fit = (width: number, height: number) => isFitForThumbnail({ width, height });
    for (const [width, height] of [
      [1, 1],
      [6000, 5000],
      [4000, 200],
    ] as const)
      expect([fit(width, height), fit(height, width)]).to.deep.equal([true, true]);
    for (const [width, height] of [
      [0, 10],
      [6001, 5000],
      [4001, 200],
      [20_000, 20_000],
      [300_000, 10],
    ] as const)
      expect([fit(width, height), fit(height, width)]).to.deep.equal([false, false]);
  });
});
