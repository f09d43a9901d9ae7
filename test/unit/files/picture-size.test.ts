import { expect } from '@open-wc/testing';
import { pictureSizeOf } from '../../../src/bytes/picture/read-size';
import { isFitForThumbnail } from '../../../src/domain/picture-size';

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

const little = (value: number, bytes: number) => big(value, bytes).reverse();
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** A GIF with a colour table of two, a comment, and a first image of another size. */
const gif = (
  [width, height]: readonly [number, number],
  image: readonly [left: number, top: number, width: number, height: number],
) => [
  ...letters('GIF89a'),
  ...[...little(width, 2), ...little(height, 2), 0x80, 0, 0],
  ...[1, 2, 3, 4, 5, 6],
  ...[0x21, 0xfe, 3, 1, 2, 3, 1, 4, 0],
  ...[0x2c, ...image.flatMap((length) => little(length, 2)), 0],
];
const webp = (kind: string, ...payload: readonly number[]) => [
  ...[...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP')],
  ...[...letters(kind), 0, 0, 0, 0, ...payload],
];
const bitmap = (...header: readonly number[]) => [
  ...[...letters('BM'), ...little(0, 12)],
  ...header,
];

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
    'a JPEG with a marker that has no length': [
      [0xff, 0xd8, 0xff, 0xd0, ...frame(0xc0, 640, 480)],
      undefined,
    ],
    'a GIF': [gif([640, 480], [0, 0, 640, 480]), { width: 640, height: 480 }],
    'a GIF whose first image is larger': [
      gif([1, 1], [10, 20, 60_000, 50_000]),
      { width: 60_010, height: 50_020 },
    ],
    'a GIF without an image': [[...letters('GIF87a'), 1, 0, 1, 0, 0, 0, 0, 0x3b], undefined],
    'a lossy WebP': [
      webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, ...little(0x4000 + 640, 2), ...little(480, 2)),
      { width: 640, height: 480 },
    ],
    'a WebP without losses': [
      webp('VP8L', 0x2f, ...little((479 << 14) + 639, 4)),
      { width: 640, height: 480 },
    ],
    'a WebP of many parts': [
      webp('VP8X', 0, 0, 0, 0, ...little(69_999, 3), ...little(0, 3)),
      { width: 70_000, height: 1 },
    ],
    'a WebP of an unknown kind': [webp('ANIM', ...letters('what follows it')), undefined],
    'a BMP': [
      bitmap(...little(40, 4), ...little(640, 4), ...little(480, 4)),
      { width: 640, height: 480 },
    ],
    'a BMP from its top down': [
      bitmap(...little(40, 4), ...little(640, 4), ...little(-480, 4)),
      { width: 640, height: 480 },
    ],
    'an old BMP': [
      bitmap(...little(12, 4), ...little(640, 2), ...little(480, 2)),
      { width: 640, height: 480 },
    ],
    'a PNG that begins with another chunk': [
      png(640, 480).map((byte, at) => (at === 12 ? 0x69 : byte)),
      undefined,
    ],
    'a PNG that ends early': [SIGNATURE, undefined],
    'another file': [[...'%PDF-1.7 and what follows it'].map((c) => c.charCodeAt(0)), undefined],
    nothing: [[], undefined],
  };
  for (const [what, [bytes, size]] of Object.entries(table)) {
    it(`is read from its header: ${what} (§5)`, () => {
      expect(pictureSizeOf(Uint8Array.from(bytes))).to.deep.equal(size);
    });
  }

  it('decides whether the picture gets a thumbnail (§5)', () => {
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
