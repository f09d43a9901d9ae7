import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus } from '../../../support/controls';
import { mount, shadow, user } from '../../../support/mount';
import { MEMBER_DETAILS, OPEN_QUERIES, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const FAILED = 'We are unable to fetch your queries at this time. Please try again later.';
const TITLE = { name: 'Your open queries' };

const QUERIES = [
  {
    referenceNumber: 4711,
    category: 'MEDICAL_CLAIMS',
    queryDetail: 'My claim of May was not paid.',
    dateLogged: '2024-05-17',
  },
  {
    referenceNumber: '900719925474099',
    category: 'CHRONIC_CONDITIONS_AND_CANCER',
    queryDetail: 'Is my medicine in the basket?',
    dateLogged: '2024-05-16T23:30:00Z',
  },
];

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the open queries', () => {
  it('are requested once, for the last 7 days, open ones of the member website (§4, §9)', async () => {
    const wire = await openContactWire({ [OPEN_QUERIES]: { json: { queries: QUERIES } } });
    const element = await mount();
    await shadow(element).findByRole('table', TITLE);

    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Medical claims', subCategory: 'Other', query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(/^Thank you for your query/);
    const requests = await wire.requests(OPEN_QUERIES);
    expect(requests.map(({ query }) => query)).to.deep.equal([
      'daysAgo=7&status=OPEN&origin=MEMBER_WEB',
    ]);
  });

  it('are requested with the member’s cookies, like the address (decisions 3)', async () => {
    const wire = await openContactWire();
    document.cookie = 'session=thandi; path=/';
    await mount();
    for (const call of [OPEN_QUERIES, MEMBER_DETAILS])
      expect((await wire.next(call)).headers.cookie, call).to.equal('session=thandi');
  });

  it('are requested with credentials from another origin that the portal names (decisions 3)', async () => {
    const wire = await openContactWire();
    // A browser withholds the answer to a request with credentials if the answer does not allow them.
    const headers = { 'access-control-allow-credentials': 'false' };
    await wire.reply(OPEN_QUERIES, { json: { queries: QUERIES }, headers });
    const element = await mount({ 'api-base': `${wire.elsewhere}/api` });
    await shadow(element).findByText(FAILED);
  });

  it('are shown in a table of Category, Query details, Date and Update (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: QUERIES } } });
    const element = await mount();
    const table = within(await shadow(element).findByRole('table', TITLE));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).to.deep.equal([
      'Category',
      'Query details',
      'Date',
      'Update',
    ]);
    expect(table.getAllByRole('row').slice(1).map(cellsOf)).to.deep.equal([
      ['Medical claims', 'My claim of May was not paid.', '2024-05-17', 'Edit query 4711'],
      [
        'Chronic conditions and cancer',
        'Is my medicine in the basket?',
        '2024-05-17',
        'Edit query 900719925474099',
      ],
    ]);
    await expectNoAxeViolations(element);
  });

  it('link to their update by reference number, not from the timeline (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: QUERIES } } });
    const links = await shadow(await mount()).findAllByRole('link', { name: /^Edit query/ });
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
      '#/update/default?reference=4711&timeline=false',
      '#/update/default?reference=900719925474099&timeline=false',
    ]);
  });

  it('show a loading indicator until they have loaded (§2)', async () => {
    const wire = await openContactWire();
    const answer = await wire.hold(OPEN_QUERIES);
    const element = await mount();
    const block = within(shadow(element).getByRole('region', TITLE));
    expect(block.getByRole('status').textContent).to.equal('Loading');
    expect(block.queryByRole('table') === null).to.equal(true);
    await expectNoAxeViolations(element);

    await answer.release({ json: { queries: QUERIES } });
    await block.findByRole('table');
    expect(block.queryByRole('status') === null).to.equal(true);
  });

  const failures = {
    'a server error': { status: 500 },
    'an ended session': { status: 401 },
    'a page instead of data': { html: '<!doctype html><title>Log in</title>' },
    'a lost connection': { cut: true },
    'an empty body': { text: '' },
    null: { json: null },
    'a text': { json: 'none' },
    'a number': { json: 7 },
    'a list of the wrong type': { json: { queries: 'none' } },
    'lists in a list': { json: [[{ referenceNumber: 1 }]] },
    'an object in place of its list': { json: { queries: { message: 'Not available' } } },
    'lists in its list': { json: { queries: [[]] } },
  };
  for (const [what, answer] of Object.entries(failures)) {
    it(`say that they could not be fetched after ${what}, and can be tried again (§8)`, async () => {
      const wire = await openContactWire({ [OPEN_QUERIES]: answer });
      const element = await mount();
      const alert = within(await shadow(element).findByRole('alert'));
      alert.getByText(FAILED);
      shadow(element).getByRole('region', TITLE);
      shadow(element).getByRole('button', { name: 'Send Query' });
      await expectNoAxeViolations(element);

      await wire.reply(OPEN_QUERIES, { json: { queries: QUERIES } });
      await user.click(alert.getByRole('button', { name: 'Try again' }));
      await shadow(element).findByRole('table', TITLE);
      expect(shadow(element).queryByText(FAILED) === null).to.equal(true);
    });
  }

  it('show the failure again when a second try fails too (§4)', async () => {
    const wire = await openContactWire({ [OPEN_QUERIES]: { status: 500 } });
    const screen = shadow(await mount());
    await screen.findByText(FAILED);
    const second = await wire.hold(OPEN_QUERIES);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wire.next(OPEN_QUERIES);
    await second.release({ status: 503 });
    await screen.findByText(FAILED);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(2);
  });

  it('leave the focus at their title when they are tried again (§8)', async () => {
    const wire = await openContactWire({ [OPEN_QUERIES]: [{ status: 500 }] });
    const screen = shadow(await mount());
    await screen.findByText(FAILED);
    const second = await wire.hold(OPEN_QUERIES);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(hasFocus(screen.getByRole('heading', TITLE))).to.equal(true);
    await second.release({ json: { queries: QUERIES } });
    await screen.findByRole('table', TITLE);
    expect(hasFocus(screen.getByRole('heading', TITLE))).to.equal(true);
  });

  const nothing = {
    'an empty list': { queries: [] },
    'an empty text, as gateways write that convert XML': { queries: '' },
    'a null list': { queries: null },
    'no list': {},
    'a bare list of none': [],
  };
  for (const [what, json] of Object.entries(nothing)) {
    it(`are hidden if the answer is ${what} (§2)`, async () => {
      await openContactWire({ [OPEN_QUERIES]: { json } });
      const screen = shadow(await mount());
      await waitFor(() => {
        expect(screen.queryByRole('region', TITLE) === null).to.equal(true);
      });
      expect(screen.queryByRole('alert') === null).to.equal(true);
    });
  }

  it('are neither shown nor requested for medicine deliveries (§2)', async () => {
    const wire = await openContactWire();
    const element = await mount({ origin: 'medxpress' });
    await theForm(element).settled();
    expect(shadow(element).queryByRole('region', TITLE) === null).to.equal(true);
    expect(await wire.requests(OPEN_QUERIES)).to.deep.equal([]);
  });
});
