import { expect } from '@open-wc/testing';
import { FAMILIES } from './corpus/families';
import { familiesAs, provokeFragments } from './hostile';

describe('a hostile fragment', () => {
  it('is one of at least 150 different ones', () => {
    const strings = Object.values(FAMILIES).flatMap((family) => Object.values(family));
    expect(new Set(strings)).to.have.property('size', strings.length);
    expect(strings.length).to.be.at.least(150);
  });

  for (const [what, family] of familiesAs('fragment'))
    it(`runs no script, sends no request, changes no page and breaks no policy: ${what} (§2)`, async () => {
      await provokeFragments(family);
    });
});
