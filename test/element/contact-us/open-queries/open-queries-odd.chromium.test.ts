import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { mount, shadow } from '../../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../answers';

const UNSPEAKABLE = /undefined|null|NaN|Invalid Date|\[object/;

/** Shows one query as the server sends it, and returns its row. */
async function rowOf(query: unknown): Promise<HTMLElement> {
  await openContactWire({ [OPEN_QUERIES]: { json: { queries: [query] } } });
  const table = await shadow(await mount()).findByRole('table', { name: 'Your open queries' });
  expect(table.textContent).not.to.match(UNSPEAKABLE);
  const [, row] = within(table).getAllByRole('row');
  if (!row) throw new Error('No row');
  return row;
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const QUERY = {
  referenceNumber: 4711,
  category: 'MANAGE_PLAN',
  queryDetail: 'My new address',
  dateLogged: '2024-05-17',
};

describe('an open query of any shape', () => {
  const dates = [
    ['a plain date', '2024-02-29', '2024-02-29'],
    [
      'a late evening in UTC, already tomorrow by the scheme’s clock',
      '2023-12-31T22:00:00Z',
      '2024-01-01',
    ],
    ['the last moment of a day by the scheme’s clock', '2023-12-31T21:59:59.999Z', '2023-12-31'],
    ['a time with an offset', '2024-05-17T01:30:00+05:30', '2024-05-16'],
    ['a time without a zone', '2024-05-17T23:59:59', '2024-05-17'],
    ['text that is no date', 'last Tuesday', 'last Tuesday'],
    ['a day that never was', '2024-02-30', '2024-02-30'],
    ['nothing', '', ''],
    ['null', null, ''],
  ] as const;
  for (const [what, dateLogged, shown] of dates) {
    it(`shows ${what} (${String(dateLogged)}) as '${shown}' (§2, §9)`, async () => {
      const row = await rowOf({ ...QUERY, dateLogged });
      expect(cellsOf(row)[2]).to.equal(shown);
    });
  }

  it('has its date in machine-readable form too (§2)', async () => {
    const row = await rowOf({ ...QUERY, dateLogged: '2024-05-17T08:00:00Z' });
    expect(row.querySelector('time')?.dateTime).to.equal('2024-05-17');
  });

  const categories = [
    ['MEDICAL_CLAIMS', 'Medical claims'],
    ['BENEFITS_AND_COVER', 'Benefits and cover'],
    ['CHRONIC_CONDITIONS_AND_CANCER', 'Chronic conditions and cancer'],
    ['MANAGE_PLAN', 'Manage plan'],
    ['OTHER', 'Other'],
    ['MEDXPRESS_CO_PAYMENT_QUERY', 'Co-payment query'],
    ['Wellness', 'Wellness'],
    ['constructor', 'constructor'],
    [null, ''],
  ] as const;
  for (const [category, words] of categories) {
    it(`shows the category ${String(category)} as '${words}' (§3)`, async () => {
      expect(cellsOf(await rowOf({ ...QUERY, category }))[0]).to.equal(words);
    });
  }

  for (const referenceNumber of [undefined, null, '', 0, 'A-12', -4, 1.5, {}, true]) {
    it(`has no link if its number is ${JSON.stringify(referenceNumber)} (§2)`, async () => {
      const row = await rowOf({ ...QUERY, referenceNumber });
      expect(cellsOf(row)).to.deep.equal(['Manage plan', 'My new address', '2024-05-17', '']);
      expect(within(row).queryByRole('link') === null).to.equal(true);
    });
  }

  for (const [what, query] of Object.entries({
    'an empty object': {},
    null: null,
    'a text': 'query',
    'fields of other kinds': { category: {}, queryDetail: [], dateLogged: false },
  })) {
    it(`that is ${what} shows empty cells (§3)`, async () => {
      expect(cellsOf(await rowOf(query))).to.deep.equal(['', '', '', '']);
    });
  }

  it('shows markup in its details as text (§2)', async () => {
    const row = await rowOf({ ...QUERY, queryDetail: '<img src=x onerror=alert(1)> & more' });
    expect(cellsOf(row)[1]).to.equal('<img src=x onerror=alert(1)> & more');
    expect(row.querySelector('img') === null).to.equal(true);
  });
});
