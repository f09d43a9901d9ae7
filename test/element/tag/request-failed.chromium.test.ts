import { expect } from '@open-wc/testing';
import { collectEvents } from '../../support/collect';
import { mount, shadow } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import { OPEN_QUERIES, openContactWire, SUBMIT } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { DELIVERY, sendQuery } from './send-query';

describe('the event of a failed call', () => {
  const failures: [why: string, answer: Answer, status: number, ending: string][] = [
    ['an error status', { status: 503 }, 503, '503'],
    ['no answer', { cut: true }, 0, '0 Unknown Error'],
    ['an answer that is no JSON', { html: '<p>Log in</p>' }, 200, '200'],
  ];
  for (const [why, answer, status, ending] of failures) {
    it(`is fired for ${why}, without the query string (§8, decisions 1)`, async () => {
      await openContactWire({ [OPEN_QUERIES]: answer });
      const events = collectEvents('request-failed');
      const element = await mount();
      await shadow(element).findByText(/unable to fetch your queries/);
      const [failure, ...more] = events.map(({ detail }) => detail as { message: string });
      expect(more).to.deep.equal([]);
      expect(failure).to.include({ call: 'GET /member-queries', status });
      expect(failure).to.have.all.keys('call', 'status', 'message');
      const url = `${location.origin}/api/smart-inquiry-api/member-queries`;
      expect(failure?.message.startsWith(`Http failure response for ${url}: ${ending}`)).to.equal(
        true,
      );
    });
  }

  it('names a failed fragment and a failed medicine-delivery submission by their calls (decisions 1)', async () => {
    await openContactWire({
      'GET /site/preview/medical-aid/inquiries/manage-plan': { status: 404 },
      [SUBMIT.medxpress]: { status: 500 },
    });
    const events = collectEvents('request-failed');
    const element = await mount();
    await theForm(element).fill({ category: 'Manage plan' });
    await shadow(element).findByText('Unable to load content.');
    element.remove();
    const delivery = await mount({ origin: 'medxpress' });
    await sendQuery(delivery, DELIVERY);
    await shadow(delivery).findByText(/Something went wrong/);
    const calls = events.map(({ detail }) => (detail as { call: string }).call);
    expect(calls).to.deep.equal(['GET /site/:path', 'POST /member-queries']);
  });

  it('is reported with status 0 for a banner that does not load (§8, decisions 1)', async () => {
    await openContactWire({ 'GET /site/preview/banners/absent.png': { status: 404 } });
    const events = collectEvents('request-failed');
    const element = await mount({ 'banner-path': '/banners/absent.png' });
    await shadow(element).findByText('Unable to load content.');
    const message = `Http failure response for ${location.origin}/site/preview/banners/absent.png: 0 Unknown Error`;
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { call: 'GET /site/:path', status: 0, message },
    ]);
  });
});
