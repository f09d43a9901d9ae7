import { expect } from '@open-wc/testing';
import { file } from '../../support/attachments';
import { collectEvents, dataLayer } from '../../support/collect';
import { mount, shadow } from '../../support/mount';
import type { WireRequest } from '../../support/wire/wire';
import { openContactWire, SUBMIT } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';

const PRIVATE = ['Knee', 'thandi', 'sipho', 'scan'];
const EVENTS = ['query-submitted', 'request-failed', 'login-required', 'element-error'];

/** Everything that stays on the page where others can read it. */
const traces = (events: unknown, requests: readonly WireRequest[]) =>
  JSON.stringify([
    events,
    dataLayer(),
    location.href,
    document.title,
    document.cookie,
    history.state,
    { ...localStorage },
    { ...sessionStorage },
    requests.map(({ path, query, headers }) => [path, query, headers]),
  ]);

describe('what the member writes', () => {
  for (const [origin, category] of [
    ['default', 'Other'],
    ['medxpress', 'Order query'],
  ] as const) {
    it(`is in no event, data layer, address, storage or title, ${origin} (decisions 1)`, async () => {
      const wire = await openContactWire({
        [SUBMIT[origin]]: [{ status: 500 }, { status: 401 }, { json: { referenceNumber: 12 } }],
      });
      const events = collectEvents(...EVENTS);
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      if (origin === 'default') await form.fill({ ccEmail: 'sipho@example.org' });
      await form.fill({ category, query: 'Knee operation', files: [file('scan.pdf')] });

      await form.submit();
      await form.screen.findByText(/Something went wrong/);
      await form.submit();
      await form.screen.findByText(/need to log in again/);
      await form.submit();
      await shadow(element).findByText('12');

      const requests = await wire.requests(SUBMIT[origin]);
      expect(requests).to.have.length(3);
      expect(JSON.stringify(requests[0]?.parts)).to.contain('Knee operation');
      expect(events.map(({ name }) => name)).to.deep.equal([
        'request-failed',
        'request-failed',
        'login-required',
        'query-submitted',
      ]);
      const left = traces(events, requests);
      for (const word of PRIVATE) expect(left).not.to.contain(word);
    });
  }
});
