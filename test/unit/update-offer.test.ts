import { expect } from '@open-wc/testing';
import { offersUpdate } from '../../src/screens/view-query/update-offer';

const NAMES = ['originOffersUpdates', 'hasFailed', 'canUpdate', 'isFromTimeline'] as const;

/** Every combination of the four conditions. */
const ALL = Array.from({ length: 2 ** NAMES.length }, (_, number) => {
  const [originOffersUpdates, hasFailed, canUpdate, isFromTimeline] = NAMES.map(
    (_name, bit) => ((number >> bit) & 1) === 1,
  ) as [boolean, boolean, boolean, boolean];
  return { originOffersUpdates, hasFailed, canUpdate, isFromTimeline };
});

describe('the update section', () => {
  it('is offered in one of the 16 combinations of its four conditions (§2, §6)', () => {
    expect(new Set(ALL.map((conditions) => JSON.stringify(conditions))).size).to.equal(16);
    expect(ALL.filter(offersUpdate)).to.deep.equal([
      {
        originOffersUpdates: true,
        hasFailed: false,
        canUpdate: true,
        isFromTimeline: false,
      },
    ]);
  });
});
