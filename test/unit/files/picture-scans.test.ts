import { expect } from '@open-wc/testing';
import { isFitToDecode, scansIn } from '../../../src/bytes/picture/picture-scans';
import { framesIn } from '../../../src/html/response/picture-budget';

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const segment = (marker: number, data: readonly number[]) => [
  ...[0xff, marker],
  ...[(data.length + 2) >> 8, (data.length + 2) & 0xff],
  ...data,
];
const SCAN = segment(0xda, [1, 1, 0, 0, 63, 0]);
const times = (count: number, bytes: readonly number[]) =>
  Array.from({ length: count }, () => bytes).flat();
const THUMBNAIL = segment(0xe1, [...START, ...SCAN, ...SCAN, 1, 2, ...END]);

describe('the scans of a picture (§5)', () => {
  const table: Readonly<Record<string, readonly [bytes: readonly number[], scans: number]>> = {
    'an ordinary JPEG': [[...START, ...THUMBNAIL, ...SCAN, 1, 2, ...END], 1],
    'a progressive JPEG': [[...START, ...times(10, [...SCAN, 1, 0xff, 0, 2]), ...END], 10],
    'scans without data': [[...START, ...times(60, SCAN), ...END], 60],
    'tables and restarts between scans': [
      [...START, ...times(3, [...segment(0xc4, [0, 0xff, 0xda]), ...SCAN, 0xff, 0xd0, 5]), ...END],
      3,
    ],
    'fill bytes before the marker': [[...START, ...times(4, [0xff, 0xff, ...SCAN]), ...END], 4],
    'other bytes between them': [[...START, ...times(4, [7, 0xff, 0, 7, ...SCAN]), ...END], 4],
    'a JPEG that ends early': [[...START, ...times(4, SCAN), 0xff], 4],
    'a JPEG that ends in a length': [[...START, ...SCAN, 0xff, 0xda], 2],
    'what follows its end': [[...START, ...SCAN, ...END, ...START, ...times(9, SCAN)], 1],
    'a picture of another kind': [[0x89, 0x50, 0x4e, 0x47, ...times(9, SCAN)], 1],
    'no bytes': [[], 1],
  };
  for (const [what, [bytes, scans]] of Object.entries(table)) {
    it(`are counted: ${what}`, () => {
      expect(scansIn(Uint8Array.from(bytes))).to.equal(scans);
    });
  }

  it('are counted in linear time, and no further than is decoded', () => {
    const scans = scansIn(Uint8Array.from([...START, ...times(30_000, SCAN), ...END]));
    expect(scans).to.equal(101);
    const stuffed = new Uint8Array(10_000_000).fill(0xff);
    stuffed.set(START);
    for (let at = 3; at < stuffed.length; at += 2) stuffed[at] = 0;
    expect(scansIn(stuffed)).to.equal(1);
  });

  it('decide whether it is decoded: what a phone or a program writes is', () => {
    expect(isFitToDecode({ width: 6000, height: 5000 }, 12)).to.equal(true);
    expect(isFitToDecode({ width: 3000, height: 2000 }, 100)).to.equal(true);
    expect(isFitToDecode({ width: 10, height: 10 }, 101)).to.equal(false);
    expect(isFitToDecode({ width: 5400, height: 5400 }, 60)).to.equal(false);
  });
});

describe('the frames of a picture (security 41)', () => {
  const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
  const PNG = [0x89, ...text('PNG'), 13, 10, 26, 10];
  const WEBP = [...text('RIFF'), 1, 1, 1, 1, ...text('WEBP')];
  const GIF = [...text('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, ...times(6, [1])];
  const GIF_FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const table: Readonly<Record<string, readonly [bytes: readonly number[], frames: number]>> = {
    'a PNG': [PNG, 1],
    'a PNG that moves': [[...PNG, ...times(7, [0xe2, ...text('fcTL'), 0xff])], 8],
    'a WebP that moves': [[...WEBP, ...times(7, [0xe2, ...text('ANMF'), 0xff])], 8],
    'a GIF': [[...GIF, ...GIF_FRAME, 0x3b], 1],
    'a GIF that moves': [[...GIF, ...times(7, GIF_FRAME), 0x3b], 7],
    'a bitmap': [[...text('BM'), ...times(300, [0, 0x2c])], 1],
  };
  for (const [what, [bytes, frames]] of Object.entries(table)) {
    it(`are counted: ${what}`, () => {
      expect(framesIn(Uint8Array.from(bytes))).to.equal(frames);
    });
  }
});
