import { expect } from '@open-wc/testing';
import { fitPhotos, RUNGS, type PhotoTask, type Rung } from '../../../src/domain/photo-ladder';

const MB = 1024 ** 2;

interface Photo {
  readonly name: string;
  readonly size: number;
  /** Its megabytes at each rung; undefined cannot be drawn. */
  readonly at?: readonly number[];
}

const photo = (name: string, megabytes: number, ...at: readonly number[]): Photo => ({
  name,
  size: megabytes * MB,
  ...(at.length > 0 && { at }),
});

async function fit(task: Partial<PhotoTask<Photo>>) {
  const steps: string[] = [];
  const draw = ({ name, at }: Photo, rung: Rung) => {
    const index = RUNGS.indexOf(rung);
    steps.push(`${name}${String(index + 1)}`);
    return Promise.resolve(at && { size: Math.round((at[index] ?? 0) * MB) });
  };
  const counts: string[] = [];
  const result = await fitPhotos(
    { photos: [], ifNeeded: [], otherBytes: 0, mustChange: new Set<Photo>(), ...task },
    {
      draw,
      onProgress: (done, count) => {
        counts.push(`${String(done)}/${String(count)}`);
      },
    },
  );
  const drawn = result && [...result.drawn.keys()].map(({ name }) => name).join('');
  return { drawn, steps: steps.join(' '), counts: counts.join(' '), failed: result?.failed.size };
}

describe('photos that are made smaller', () => {
  it('have a long edge of 3,000, 2,400, 2,000 and 1,600 pixels (§5)', () => {
    expect(RUNGS.map(({ longEdge, quality }) => [longEdge, quality])).to.deep.equal([
      [3000, 0.85],
      [2400, 0.8],
      [2000, 0.8],
      [1600, 0.75],
    ]);
  });

  const a = photo('a', 7, 4, 3, 2, 1);
  const b = photo('b', 7, 4, 3, 2, 1);
  for (const [title, task, drawn, steps] of [
    ['fit at the first rung', { photos: [a, b] }, 'ab', 'a1 b1'],
    ['leave room for the other files', { photos: [a, b], otherBytes: 3 * MB }, 'ab', 'a1 b1 a2 b2'],
    ['fit exactly', { photos: [a, b], otherBytes: 2 * MB }, 'ab', 'a1 b1'],
    ['are one byte over', { photos: [a, b], otherBytes: 2 * MB + 1 }, 'ab', 'a1 b1 a2 b2'],
    [
      'stop as soon as they are over',
      { photos: [a, b], otherBytes: 7 * MB },
      'ab',
      'a1 a2 b2 a3 b3 a4 b4',
    ],
    [
      'fit at the last rung, or not at all',
      { photos: [a, b], otherBytes: 8 * MB },
      'ab',
      'a1 a2 a3 b3 a4 b4',
    ],
    ['don’t fit', { photos: [a, b], otherBytes: 8.5 * MB }, undefined, 'a1 a2 a3 a4 b4'],
    [
      'spare listed ones that need no change',
      { photos: [a], ifNeeded: [photo('c', 6, 1)] },
      'a',
      'a1',
    ],
    [
      'take listed ones one by one',
      { photos: [a], ifNeeded: [photo('c', 4, 1), photo('d', 3, 1)], otherBytes: MB },
      'ac',
      'a1 c1',
    ],
    ['stay where under a tenth is saved', { photos: [photo('c', 5, 4.51)] }, '', 'c1'],
    ['change where a tenth is saved', { photos: [photo('c', 5, 4.5)] }, 'c', 'c1'],
    [
      'change if they must, even if they grow',
      { photos: [b], mustChange: new Set([b]), otherBytes: 0 },
      'b',
      'b1',
    ],
    ['are left out if they can’t be drawn', { photos: [photo('x', 20), a] }, 'a', 'x1 a1'],
    [
      'are not tried twice if they can’t be drawn',
      { photos: [photo('x', 20), a], otherBytes: 7 * MB },
      'a',
      'x1 a1 a2',
    ],
    [
      'count as they are if they are listed and can’t be drawn',
      { photos: [a], ifNeeded: [photo('x', 7)] },
      'a',
      'a1 x1 a2',
    ],
  ] as const) {
    it(`${title} (§5)`, async () => {
      const result = await fit(task);
      expect([result.drawn, result.steps]).to.deep.equal([drawn, steps]);
    });
  }

  it('are counted, with the listed ones once those are needed (§5)', async () => {
    const { counts } = await fit({ photos: [a, b], ifNeeded: [photo('c', 3, 1)] });
    expect(counts).to.equal('0/2 1/2 2/3');
  });
});
