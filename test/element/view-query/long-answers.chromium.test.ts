import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { hasFocus } from '../../support/controls';
import { mount, shadow, user } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';
import { AUTHENTICATE, mountLogin, openLoginWire } from '../login/the-login';
import { ANY_QUERY, openQueryWire, QUERY, rowOf, viewQuery } from './the-query';

const MORE = { name: 'Show more' };
const LONG = 'Where is my card? '.repeat(1000);
const HUGE = 'x'.repeat(10_000_000);
const SUBMISSION = 'GET /api/smart-inquiry-api/document-submissions/:referenceNumber';

const attachmentsOf = (count: number) =>
  Array.from({ length: count }, (_, attachmentId) => ({
    attachmentId,
    fileName: `${String(attachmentId)}.pdf`,
  }));

describe('a long answer', () => {
  it('shows the beginning of a query’s details, and the rest on demand (§2)', async () => {
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, queryDetail: LONG } } });
    const { element, screen } = await viewQuery();
    expect(rowOf(element)[1]).to.equal(`${LONG.slice(0, 2000)}…Show more`);
    await expectNoAxeViolations(element);
    await user.click(screen.getByRole('button', MORE));
    expect(rowOf(element)[1]).to.equal(LONG);
    const shown = screen.getByText(/^Where is my card/).closest('[tabindex]');
    expect(shown && hasFocus(shown)).to.equal(true);
  });

  it('shows ten megabytes of details part by part (§2)', async () => {
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, queryDetail: HUGE } } });
    const { element, screen } = await viewQuery();
    expect(rowOf(element)[1]).to.have.length.below(2100);
    const more = screen.getByRole('button', MORE);
    await user.click(more);
    expect(rowOf(element)[1]).to.have.length.within(22_000, 22_100);
    expect(hasFocus(more)).to.equal(true);
  });

  it('shows the beginning of any other text of a query (§2)', async () => {
    const attachments = [{ attachmentId: 1, fileName: `${HUGE}.pdf` }];
    const odd = { category: HUGE, dateLogged: HUGE, attachments };
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, ...odd } } });
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', { name: 'View attachments' }));
    expect(element.shadowRoot?.textContent).to.have.length.below(12_000);
    expect(screen.getAllByRole('button', MORE)).to.have.lengthOf(2);
  });

  it('shows the first attachments, and more on demand (§2)', async () => {
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, attachments: attachmentsOf(410) } } });
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', { name: 'View attachments' }));
    for (const count of [200, 400, 410]) {
      expect(screen.getAllByRole('link')).to.have.lengthOf(count);
      if (count < 410) await user.click(screen.getByRole('button', MORE));
    }
    expect(screen.queryByRole('button', MORE)).to.equal(null);
    expect(hasFocus(screen.getByRole('list'))).to.equal(true);
    await expectNoAxeViolations(element);
  });

  it('shows the first documents of a submission, and more on demand (§2)', async () => {
    await openContactWire({
      [SUBMISSION]: { json: { category: 'OTHER', attachments: attachmentsOf(201) } },
    });
    const screen = shadow(await mount({}, { hash: '#/document-submission?reference=815' }));
    await user.click(await screen.findByRole('button', MORE));
    expect(screen.getAllByRole('link')).to.have.lengthOf(201);
  });

  it('shows the beginning of a refused login’s reason (§8)', async () => {
    await openLoginWire({ [AUTHENTICATE]: { status: 401, json: { message: HUGE } } });
    const { element, login } = await mountLogin();
    await login.attempt();
    const alert = await login.screen.findByRole('alert');
    expect(alert.textContent).to.equal(`${HUGE.slice(0, 2000)}…Show more`);
    await expectNoAxeViolations(element);
  });

  it('uses a portal’s own text for the button that shows the rest (decisions 6)', async () => {
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, queryDetail: LONG } } });
    const messages = JSON.stringify({ common: { showMore: 'Wys meer' } });
    const { screen } = await viewQuery({}, { messages });
    screen.getByRole('button', { name: 'Wys meer' });
  });
});

describe('endless marks on a letter', () => {
  const MARKED = `a${'\u0301'.repeat(100_000)}`;
  const TOO_MANY = /\p{M}{17}/u;

  it('are cut wherever a query shows a text from the server (§2)', async () => {
    const attachments = [{ attachmentId: 1, fileName: `${MARKED}.pdf` }];
    const odd = { category: MARKED, queryDetail: MARKED, dateLogged: MARKED, attachments };
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, ...odd } } });
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', { name: 'View attachments' }));
    for (const more of screen.getAllByRole('button', MORE)) await user.click(more);
    expect(element.shadowRoot?.textContent).to.match(/\p{M}{16}/u);
    for (const node of element.shadowRoot?.querySelectorAll('*') ?? [])
      for (const { value } of node.attributes) expect(TOO_MANY.test(value)).to.equal(false);
    expect(TOO_MANY.test(element.shadowRoot?.textContent ?? '')).to.equal(false);
  });

  it('are cut in a refused login’s reason and in the list of open queries (§2, §8)', async () => {
    await openLoginWire({ [AUTHENTICATE]: { status: 401, json: { message: MARKED } } });
    const { element, login } = await mountLogin();
    await login.attempt();
    await login.screen.findByRole('alert');
    expect(TOO_MANY.test(element.shadowRoot?.textContent ?? '')).to.equal(false);
    element.remove();

    const queries = [{ ...QUERY, category: MARKED, queryDetail: MARKED }];
    await openContactWire({ 'GET /api/smart-inquiry-api/member-queries': { json: { queries } } });
    const contact = await mount();
    await waitFor(() => {
      expect(contact.shadowRoot?.textContent).to.match(/\p{M}{16}/u);
    });
    expect(TOO_MANY.test(contact.shadowRoot?.textContent ?? '')).to.equal(false);
  });
});
