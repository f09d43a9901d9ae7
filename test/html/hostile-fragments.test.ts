import { expect } from '@open-wc/testing';
import { FAMILIES } from './corpus/families';
import { provokeFragments } from './hostile';

describe('a hostile fragment', () => {
  it('of a corpus of more than 150 is no accident', () => {
    const count = Object.values(FAMILIES).flatMap(Object.keys).length;
    expect(count).to.be.greaterThan(150);
  });

  for (const [what, family] of Object.entries(FAMILIES))
    it(`runs nothing, asks nothing, moves nothing and breaks no policy: ${what} (§2)`, async function () {
      this.timeout(60_000);
      await provokeFragments(family, 'strict');
    });
});
