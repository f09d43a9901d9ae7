import { expect } from '@open-wc/testing';
import { scaledTo } from '../../../src/domain/photo-scale';
import { jpegName, withDrawn } from '../../../src/domain/resized-files';

const MB = 1024 ** 2;
const file = (name: string, megabytes = 1) => ({ name, size: megabytes * MB });

/** The names of a list after photos were drawn to a megabyte each. */
function place(
  listed: readonly ReturnType<typeof file>[],
  drawn: readonly ReturnType<typeof file>[],
  added: readonly ReturnType<typeof file>[] = [],
) {
  const result = withDrawn(listed, {
    drawn: new Map(drawn.map((photo) => [photo, MB])),
    added,
    toFile: (_photo, size, name) => ({ name, size }),
  });
  if (!result) return undefined;
  const { made, settled } = result;
  return [...listed, ...settled].map((each) => (made.get(each) ?? each).name).join();
}

describe('the name of a photo as a JPEG', () => {
  for (const [name, expected] of [
    ['a.png', 'a.jpg'],
    ['a.jpg', 'a.jpg'],
    ['a.JPEG', 'a.JPEG'],
    ['IMG.HEIC', 'IMG.jpg'],
    ['a.b.webp', 'a.b.jpg'],
    ['photo', 'photo.jpg'],
    ['.heic', '.heic.jpg'],
    ['dot.', 'dot.jpg'],
    ['a.jpg.', 'a.jpg'],
    ['a.jpg. \u200e', 'a.jpg'],
    ['Ltd..heic', 'Ltd..jpg'],
    ['a.İİİ', 'a.jpg'],
    ['...', 'photo.jpg'],
  ] as const) {
    it(`is ${expected} for ${name} (§5)`, () => {
      expect(jpegName(name, [])).to.equal(expected);
    });
  }

  it('differs from the others, in more than its case (§5)', () => {
    expect(jpegName('a.jpg', ['b.jpg'])).to.equal('a.jpg');
    expect(jpegName('a.png', ['A.JPG'])).to.equal('a-2.jpg');
    expect(jpegName('a.jpg. ', ['a.jpg'])).to.equal('a-2.jpg');
    expect(jpegName('A.JPG', ['a.jpg', 'a-2.jpg'])).to.equal('A-3.JPG');
  });
});

describe('a list with photos made smaller', () => {
  const [a, b, c] = [file('a.png', 9), file('b.jpg'), file('a.jpg')] as const;

  it('has each in its place, and the added ones at its end (§5)', () => {
    expect(place([a, b], [a], [file('c.png')])).to.equal('a.jpg,b.jpg,c.png');
    expect(place([b], [a], [a])).to.equal('b.jpg,a.jpg');
  });

  it('gives no name twice (§5)', () => {
    expect(place([a, c], [a])).to.equal('a-2.jpg,a.jpg');
    expect(place([c], [a], [a])).to.equal('a.jpg,a-2.jpg');
    expect(place([c], [c])).to.equal('a.jpg');
  });

  it('lacks what was removed, and keeps what was added meanwhile (§5)', () => {
    expect(place([b], [a])).to.equal('b.jpg');
    expect(place([a, b], [a], [a])).to.equal('a.jpg,b.jpg');
  });

  it('has ten files at most (§5)', () => {
    const nine = Array.from({ length: 9 }, (_, n) => file(`${String(n)}.pdf`, 0.1));
    expect(place(nine, [a], [a, b])).to.match(/8\.pdf,a\.jpg$/);
  });

  it('is refused over 10 MB, and taken at 10 MB (§5)', () => {
    expect(place([file('x.pdf', 9)], [a], [a])).to.equal('x.pdf,a.jpg');
    expect(place([file('x.pdf', 9.001)], [a], [a])).to.equal(undefined);
  });
});

describe('the size of a photo that is drawn again', () => {
  for (const [width, height, expected] of [
    [4000, 3000, [3000, 2250]],
    [3000, 4000, [2250, 3000]],
    [1200, 800, [1200, 800]],
    [3000, 3000, [3000, 3000]],
    [100_000, 2, [3000, 1]],
  ] as const) {
    it(`is ${expected.join(' × ')} for ${String(width)} × ${String(height)} (§5)`, () => {
      expect(Object.values(scaledTo({ width, height }, 3000))).to.deep.equal(expected);
    });
  }
});
