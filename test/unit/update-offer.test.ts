import { expect } from '@open-wc/testing';
import { offersUpdate } from '../../src/screens/view-query/update-offer';

const NAMES = [
  'originOffersUpdates',
  'hasFailed',
  'isResponseOpen',
  'canUpdate',
  'isFromTimeline',
] as const;

/** Every combination of the five conditions. */
const ALL = Array.from({ length: 2 ** NAMES.length }, (_, number) => {
  const [originOffersUpdates, hasFailed, isResponseOpen, canUpdate, isFromTimeline] = NAMES.map(
    (_name, bit) => ((number >> bit) & 1) === 1,
  ) as [boolean, boolean, boolean, boolean, boolean];
  return { originOffersUpdates, hasFailed, isResponseOpen, canUpdate, isFromTimeline };
});

describe('the update section', () => {
  it('is offered in one of the 32 combinations of its five conditions (§2, §6)', () => {
    expect(new Set(ALL.map((conditions) => JSON.stringify(conditions))).size).to.equal(32);
    expect(ALL.filter(offersUpdate)).to.deep.equal([
      {
        originOffersUpdates: true,
        hasFailed: false,
        isResponseOpen: false,
        canUpdate: true,
        isFromTimeline: false,
      },
    ]);
  });
});
