import { expect } from '@open-wc/testing';
import { isOneColour } from '../../../src/domain/file-finding';

/** Grey pixels of a picture that is 48 wide and 64 high, as a page in portrait is. */
const pixels = (grey: (x: number, y: number) => number) =>
  Uint8ClampedArray.from({ length: 48 * 64 * 4 }, (_, at) => {
    const pixel = at >> 2;
    return at % 4 === 3 ? 255 : grey(pixel % 48, Math.floor(pixel / 48));
  });

describe('a picture of one colour', () => {
  for (const [what, grey, expected] of [
    ['a blank page', () => 255, true],
    ['a covered camera with its noise', (x: number, y: number) => 3 + ((x * 7 + y * 13) % 5), true],
    ['a page with one line of print', (_: number, y: number) => (y === 9 ? 231 : 255), false],
    ['a page with a pale line', (_: number, y: number) => (y === 9 ? 240 : 255), false],
    ['print', (x: number, y: number) => (y % 4 < 2 && x % 3 > 0 ? 200 : 255), false],
  ] as const) {
    it(`is ${expected ? '' : 'not '}${what} (§5)`, () => {
      expect(isOneColour(pixels(grey))).to.equal(expected);
    });
  }
});
