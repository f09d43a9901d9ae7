import { expect } from '@open-wc/testing';
import type { QueryListItem } from '../../src/domain/query';
import { arrange, toEntries } from '../../src/screens/contact-us/open-queries/list-view';
import { FULL_LIST, type ListView } from '../../src/visit/list-view';

const item = (referenceNumber: string, dateLogged: string, category = 'OTHER', queryDetail = '') =>
  ({ referenceNumber, category, queryDetail, dateLogged }) satisfies QueryListItem;

const ITEMS = [
  item('1', '2024-05-16', 'LIMITS', 'Where is my card?'),
  item('2', 'last Tuesday'),
  item('3', '2024-05-17T10:00:00', 'CLAIMS', 'My claim of May'),
  item('4', '2024-05-17T08:30:00Z', 'CLAIMS', 'The claim of June'),
  item('5', ''),
  item('6', '2024-05-17', 'ABC', 'Mon numéro'),
  item('7', '2024-05-16T23:00:00Z'),
];
const WORDS: Readonly<Record<string, string>> = { CLAIMS: 'Medical claims', LIMITS: 'Limits' };

const shown = (view: Partial<ListView>) =>
  arrange(
    toEntries(ITEMS, (code) => WORDS[code] ?? code),
    { ...FULL_LIST, ...view },
  )
    .map(({ referenceNumber }) => referenceNumber)
    .join('');

describe('the list of open queries', () => {
  it('has the newest first, on the scheme’s clock, and queries without a date last (§2, §9)', () => {
    expect(shown({})).to.equal('6437125');
  });

  it('has the oldest first on request, and queries without a date still last (§2)', () => {
    expect(shown({ order: 'oldest' })).to.equal('1734625');
  });

  it('is sorted by the words of the category on request, the newest first in each (§2)', () => {
    expect(shown({ order: 'byCategory' })).to.equal('6' + '1' + '43' + '725');
  });

  it('finds queries that contain all the words, in any place and case (§2)', () => {
    for (const [words, found] of Object.entries({
      '': '6437125',
      '  ': '6437125',
      claim: '43',
      ' JUNE  medical': '4',
      NUMÉRO: '6',
      '2024-05-17': '6437',
      '(may)': '',
      'card?': '1',
      medical: '43',
      '5': '643715',
    }))
      expect(shown({ words }), words).to.equal(found);
  });
});
