import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus, typeInto } from '../../../support/controls';
import { mount, shadow, user } from '../../../support/mount';
import type { Pattern } from '../../../support/wire/wire';
import { go, travel } from '../../routing/travel';
import { OPEN_QUERIES, openContactWire } from '../answers';

const READ: Pattern = 'GET /api/smart-inquiry-api/member-queries/:referenceNumber';
const QUERIES = Array.from({ length: 12 }, (_, index) => ({
  referenceNumber: index + 1,
  category: index % 2 === 0 ? 'MEDICAL_CLAIMS' : 'MANAGE_PLAN',
  queryDetail: `My matter ${'abcdefghijkl'[index] ?? ''}`,
  dateLogged: `2024-05-${String(10 + index)}`,
}));

async function listed(count: number) {
  await openContactWire({
    [OPEN_QUERIES]: { json: { queries: QUERIES.slice(0, count) } },
    [READ]: { json: QUERIES[3] },
  });
  const element = await mount();
  const screen = shadow(element);
  await screen.findByRole('table');
  const numbers = () =>
    screen
      .queryAllByRole('link', { name: /^Edit query/ })
      .map(({ textContent }) => textContent.slice(11));
  return { element, screen, numbers };
}

const search = { name: 'Find a query' };

describe('a list of open queries', () => {
  it('has the newest first, and no tools while it is short (§2)', async () => {
    const { screen, numbers } = await listed(5);
    expect(numbers()).to.deep.equal(['5', '4', '3', '2', '1']);
    expect(screen.queryByRole('searchbox', search)).to.equal(null);
  });

  it('can be searched once it is long, and announces how many are found (§2)', async () => {
    const { element, screen, numbers } = await listed(6);
    const box = screen.getByRole<HTMLInputElement>('searchbox', search);
    typeInto(box, 'claims 2024-05-12');
    await waitFor(() => {
      expect(numbers()).to.deep.equal(['3']);
    });
    const found = screen.getByText('Showing 1 of 6 queries.');
    expect(found.closest('[role]')?.getAttribute('role')).to.equal('status');
    await expectNoAxeViolations(element);

    await sendKeys({ type: ' nonsense' });
    const none = await screen.findByText('No queries match your search.');
    expect(none.closest('[role]')?.getAttribute('role')).to.equal('status');
    expect(screen.queryByRole('table')).to.equal(null);
    await expectNoAxeViolations(element);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(numbers()).to.have.lengthOf(6);
    expect([box.value, hasFocus(box)]).to.deep.equal(['', true]);
  });

  it('can be sorted once it is long (§2)', async () => {
    const { screen, numbers } = await listed(6);
    const order = screen.getByLabelText('Sort by');
    await user.selectOptions(order, 'Oldest first');
    expect(numbers()).to.deep.equal(['1', '2', '3', '4', '5', '6']);
    await user.selectOptions(order, 'Category');
    expect(numbers()).to.deep.equal(['6', '4', '2', '5', '3', '1']);
  });

  it('leaves scroll restoration to a host that does it itself (§2)', async () => {
    const { element, screen } = await listed(12);
    element.style.setProperty('display', 'block');
    element.style.setProperty('margin-block', '2000px');
    await go('#/update/default?reference=4&timeline=false');
    const viewed = await screen.findByRole('heading', { name: 'View your query' });
    await waitFor(() => {
      expect(hasFocus(viewed)).to.equal(true);
      // WebKit scrolls to the focused element in one of the next frames.
      expect(window.scrollY).not.to.equal(0);
    });
    history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
    await travel(-1);
    const heading = await screen.findByRole('heading', { name: 'How can we help?' });
    await waitFor(() => {
      expect(hasFocus(heading)).to.equal(true);
    });
    history.scrollRestoration = 'auto';
    expect(window.scrollY).to.equal(0);
  });

  it('is restored after Back with its words, order and scroll position (§2)', async () => {
    const { element, screen, numbers } = await listed(12);
    // Makes the page scrollable, whatever the window's height.
    element.style.setProperty('display', 'block');
    element.style.setProperty('margin-block', '2000px');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Oldest first');
    typeInto(screen.getByRole<HTMLInputElement>('searchbox', search), 'manage');
    await waitFor(() => {
      expect(numbers()).to.deep.equal(['2', '4', '6', '8', '10', '12']);
    });
    // Firefox keeps the rows in place while others are removed, and scrolls in one of the next frames.
    await nextFrame();
    await nextFrame();
    const top = 2200;
    window.scrollTo({ top });
    expect(window.scrollY).to.equal(top);

    await go('#/update/default?reference=4&timeline=false');
    await screen.findByRole('heading', { name: 'View your query' });
    await waitFor(() => {
      expect(window.scrollY).not.to.equal(top);
    });
    await travel(-1);
    await screen.findByRole('table', { name: 'Your open queries' });
    expect(numbers()).to.deep.equal(['2', '4', '6', '8', '10', '12']);
    await waitFor(() => {
      expect(window.scrollY).to.equal(top);
      expect(hasFocus(screen.getByRole('heading', { name: 'How can we help?' }))).to.equal(true);
    });
  });

  it('shows 200 of very many at first, more on demand, and searches all of them (§2)', async () => {
    const queries = Array.from({ length: 5000 }, (_, index) => ({
      referenceNumber: index + 1,
      category: 'OTHER',
      queryDetail: index % 1000 === 0 ? 'A rare matter' : 'A matter',
      dateLogged: '2024-05-17',
    }));
    await openContactWire({
      [OPEN_QUERIES]: { json: { queries } },
      [READ]: { json: queries[0] },
    });
    const element = await mount();
    const screen = shadow(element);
    const links = () => screen.queryAllByRole('link', { name: /^Edit query/ }).length;
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(links()).to.equal(200);
    screen.getByText('Showing 200 of 5000 queries.');
    await expectNoAxeViolations(element);
    await user.click(more);
    expect(links()).to.equal(400);
    expect(hasFocus(more)).to.equal(true);
    screen.getByText('Showing 400 of 5000 queries.');

    await go('#/update/default?reference=1&timeline=false');
    await screen.findByRole('heading', { name: 'View your query' });
    await travel(-1);
    await screen.findByText('Showing 400 of 5000 queries.');

    typeInto(screen.getByRole<HTMLInputElement>('searchbox', search), 'rare');
    await screen.findByText('Showing 5 of 5000 queries.');
    expect(screen.queryByRole('button', { name: 'Show more' })).to.equal(null);
  });

  it('moves the focus to its title with the last rows (§2)', async () => {
    const queries = Array.from({ length: 201 }, (_, index) => ({ referenceNumber: index + 1 }));
    await openContactWire({ [OPEN_QUERIES]: { json: { queries } } });
    const screen = shadow(await mount());
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('link', { name: /^Edit query/ })).to.have.lengthOf(201);
    expect(hasFocus(screen.getByRole('heading', { name: 'Your open queries' }))).to.equal(true);
  });
});
