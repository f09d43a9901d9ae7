import { expect } from '@open-wc/testing';
import { parseViewQueryParams } from '../../src/screens/view-query/view-query-params';

const FIT = {
  '?reference=12&timeline=false': { reference: '12', isFromTimeline: false },
  '?timeline=true&reference=1': { reference: '1', isFromTimeline: true },
  '?reference=0012&timeline=false': { reference: '0012', isFromTimeline: false },
  '?reference=999999999999999&timeline=false': {
    reference: '999999999999999',
    isFromTimeline: false,
  },
  '?reference=%31%32&timeline=fals%65&from=mail': { reference: '12', isFromTimeline: false },
  'reference=12&timeline=true': { reference: '12', isFromTimeline: true },
};

const REFERENCES = [
  ...['', '0', '000', '-1', '+1', '1.0', '1e3', '0x1f', '12a', 'a12', '12%00', '1%0A', '%0A1'],
  ...['1234567890123456', '0000000000000001', '１２', '١٢', '%EF%BC%91', '12/..', '..', 'null'],
  ...['undefined', 'NaN', 'Infinity', '1,2', '1%202', '%201', '1%20', '+1+', '%252531'],
];

const TIMELINES = [
  ...['', 'True', 'FALSE', 'TRUE', '1', '0', 'yes', 'null', 'undefined', 'true%20', '%20false'],
  ...['false,true', 'truefalse', 'falsе'],
];

describe('the parameters of the view-query screen', () => {
  for (const [search, params] of Object.entries(FIT)) {
    it(`are read from '${search}' (§2)`, () => {
      expect(parseViewQueryParams(search)).to.deep.equal(params);
    });
  }

  it('accept a reference of 1 to 15 ASCII digits, greater than zero (decisions 2)', () => {
    for (const reference of REFERENCES)
      expect(parseViewQueryParams(`?reference=${reference}&timeline=false`), reference).to.equal(
        undefined,
      );
  });

  it("accept exactly 'true' or 'false' for the timeline (decisions 2)", () => {
    for (const timeline of TIMELINES)
      expect(parseViewQueryParams(`?reference=12&timeline=${timeline}`), timeline).to.equal(
        undefined,
      );
  });

  it('are required exactly once each, by their own names (§2, decisions 2)', () => {
    for (const search of [
      '',
      '?',
      '?reference=12',
      '?timeline=false',
      '?reference&timeline=false',
      '?reference=12&timeline',
      '?reference=12&reference=12&timeline=false',
      '?reference=12&timeline=false&timeline=false',
      '?reference=12&Timeline=false',
      '?Reference=12&timeline=false',
      '?reference[]=12&timeline=false',
      '?reference=12?timeline=false',
      '?reference=12;timeline=false',
      '?reference=12%26timeline=false',
    ])
      expect(parseViewQueryParams(search), search).to.equal(undefined);
  });
});
