import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { mount } from '../../support/mount';
import type { Answer, Pattern } from '../../support/wire/wire';
import { FORMS, openContactWire } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

const TURNAROUND = 'GET /site/preview/medical-aid/inquiries/medxpress-turnaround';
const SHARED_TURNAROUND = 'GET /site/preview/shared/medxpress-turnaround';
const HOURS = { html: '<p>We answer within <strong>four hours</strong>.</p>' };

async function sent(
  form: (typeof FORMS)[number],
  attributes: Readonly<Record<string, string>> = {},
  answers: Readonly<Record<Pattern, Answer>> = {},
) {
  const wire = await openContactWire(answers);
  const element = await mount({ origin: form.origin, ...attributes });
  const { settled, fill, submit, screen } = theForm(element);
  await settled();
  await fill({ ...form.choice, query: QUERY_TEXT });
  await submit();
  await screen.findByRole('button', { name: 'Log another query' });
  return { wire, element, screen };
}

describe('after a query of the member website', () => {
  const [form] = FORMS;

  it('the timeline is named and linked, with its delay of 24 hours (§2, §9)', async () => {
    const { screen } = await sent(form);
    const link = screen.getByRole('link', { name: 'interaction timeline' });
    expect(link.getAttribute('href')).to.equal(
      `${location.origin}/portal/medical-aid/interaction-timeline`,
    );
    expect(link.closest('p')?.textContent).to.equal(
      'You can follow it on the interaction timeline on our website or app.',
    );
    screen.getByText(
      'A new query only appears on the interaction timeline 24 hours after it was logged.',
    );
  });

  it('the timeline may have another address (§2)', async () => {
    const { screen } = await sent(form, { 'timeline-url': 'https://portal.example.org/time' });
    const link = screen.getByRole('link', { name: 'interaction timeline' });
    expect(link.getAttribute('href')).to.equal('https://portal.example.org/time');
  });

  it('no turnaround time is requested (§2)', async () => {
    const { wire } = await sent(form);
    expect(await wire.requests(TURNAROUND)).to.deep.equal([]);
  });
});

describe('after a query of medicine deliveries', () => {
  const [, form] = FORMS;

  it('the turnaround time is loaded from the content service (§2)', async () => {
    const { screen, element } = await sent(form, {}, { [TURNAROUND]: HOURS });
    await screen.findByText('four hours');
    expect(screen.queryByRole('link', { name: 'interaction timeline' }) === null).to.equal(true);
    expect(screen.queryByText(/24 hours/) === null).to.equal(true);
    await expectNoAxeViolations(element);
  });

  it('a page of a brand uses the shared turnaround time, whatever its case (§9)', async () => {
    // The address of every test page contains its session.
    const attributes = { 'brand-markers': 'none-such, WTR-Session' };
    const { screen, wire } = await sent(form, attributes, { [SHARED_TURNAROUND]: HOURS });
    await screen.findByText('four hours');
    expect(await wire.requests(TURNAROUND)).to.deep.equal([]);
  });

  it('a page of no brand uses the scheme’s own turnaround time (§9)', async () => {
    const attributes = { 'brand-markers': 'none-such,,other' };
    const { screen, wire } = await sent(form, attributes, { [TURNAROUND]: HOURS });
    await screen.findByText('four hours');
    expect(await wire.requests(SHARED_TURNAROUND)).to.deep.equal([]);
  });

  it('both turnaround times may have other addresses (§9)', async () => {
    const paths = { 'turnaround-path': '/own', 'shared-turnaround-path': '/shared/ours' };
    const own = await sent(form, paths, { 'GET /site/preview/own': HOURS });
    await own.screen.findByText('four hours');
    own.element.remove();
    const shared = await sent(
      form,
      { ...paths, 'brand-markers': 'wtr-session' },
      { 'GET /site/preview/shared/ours': HOURS },
    );
    await shared.screen.findByText('four hours');
  });

  it("a turnaround time that does not load leaves 'Unable to load content.' in its place (§8)", async () => {
    const { screen, element } = await sent(form, {}, { [TURNAROUND]: { status: 500 } });
    await screen.findByText('Unable to load content.');
    screen.getByText('4711');
    await waitFor(() => {
      expect(screen.queryByText('Loading') === null).to.equal(true);
    });
    await expectNoAxeViolations(element);
  });
});
