import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { mount, shadow } from '../../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../answers';
import { theForm } from '../the-form';

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
    ['a list of numbers', [2026, 3, 5], '2026-03-05'],
    ['a list with a time', [2026, 3, 5, 23, 59], '2026-03-05'],
    ['a list down to nanoseconds', [2024, 2, 29, 0, 0, 7, 120000000], '2024-02-29'],
    ['a list whose time is none', [2026, 12, 31, 24, 61], '2026-12-31'],
    ['a list that is no day', [2024, 2, 30], '2024-02-30'],
    ['a day after the last year', '9999-12-31T23:00:00Z', '9999-12-31T23:00:00Z'],
    ['a list that ends too early', [2026, 3], ''],
    ['a list of something else', [2026, 'March', {}], ''],
  ] as const;
  for (const [what, dateLogged, shown] of dates) {
    it(`shows ${what} (${JSON.stringify(dateLogged)}) as '${shown}' (§2, §9)`, async () => {
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
    ['MANAGE_PLAN         ', 'Manage plan'],
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

  const UNKNOWN: Readonly<Record<string, unknown>> = {
    'an empty object': {},
    null: null,
    'a text': 'query',
    'fields of other kinds': { category: {}, queryDetail: [], dateLogged: false },
    'words alone': { queryDetail: 'Where is my card?', category: ' ' },
  };
  for (const [what, query] of Object.entries(UNKNOWN)) {
    it(`is left out if it is ${what} (decisions 7)`, async () => {
      await openContactWire({ [OPEN_QUERIES]: { json: { queries: [query, QUERY, query] } } });
      const table = await shadow(await mount()).findByRole('table', { name: 'Your open queries' });
      expect(within(table).getAllByRole('row')).to.have.lengthOf(2);
    });
  }

  it('is listed if it is in place of a list of one, as gateways write that convert XML (decisions 7)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: QUERY } } });
    const table = await shadow(await mount()).findByRole('table', { name: 'Your open queries' });
    within(table).getByText('My new address');
  });

  it('shows no list of nothing else (§2, decisions 7)', async () => {
    const queries = Object.values(UNKNOWN);
    await openContactWire({ [OPEN_QUERIES]: { json: { queries } } });
    const form = theForm(await mount());
    await form.settled();
    await waitFor(() => {
      expect(form.screen.queryByText('Your open queries')).to.equal(null);
    });
  });

  it('is sorted by its time, sent as text or as a list (§2)', async () => {
    const queries = [
      { ...QUERY, queryDetail: 'First', dateLogged: [2026, 3, 5, 9, 5] },
      { ...QUERY, queryDetail: 'Third', dateLogged: [2026, 3, 5, 10, 11, 12] },
      { ...QUERY, queryDetail: 'Second', dateLogged: '2026-03-05T10:11:11' },
    ];
    await openContactWire({ [OPEN_QUERIES]: { json: { queries } } });
    const table = await shadow(await mount()).findByRole('table', { name: 'Your open queries' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map((row) => cellsOf(row)[1])).to.deep.equal(['Third', 'Second', 'First']);
  });

  it('shows markup in its details as text (§2)', async () => {
    const row = await rowOf({ ...QUERY, queryDetail: '<img src=x onerror=alert(1)> & more' });
    expect(cellsOf(row)[1]).to.equal('<img src=x onerror=alert(1)> & more');
    expect(row.querySelector('img') === null).to.equal(true);
  });
});
