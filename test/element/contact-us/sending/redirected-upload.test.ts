import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../../support/attachments';
import { collectEvents, dataLayer, takeProblems } from '../../../support/collect';
import { isWebKit } from '../../../support/engine';
import { mount } from '../../../support/mount';
import type { Pattern } from '../../../support/wire/wire';
import { FORMS, FORMS_HERE, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const FAILED = 'Something went wrong while sending your query. Please try again later.';
const THERE: Pattern = 'POST /api/elsewhere';

/** Sends a query with a file to a server that redirects it to another origin, which accepts it. */
async function redirected({ origin, submission, choice }: (typeof FORMS_HERE)[number]) {
  const wire = await openContactWire({ [THERE]: { json: { referenceNumber: 99 } } });
  const location = `${wire.elsewhere}/api/elsewhere`;
  await wire.reply(submission, { status: 307, headers: { location } });
  const form = theForm(await mount({ origin }));
  await form.settled();
  await form.fill({ ...choice, query: QUERY_TEXT, files: [file('bill.pdf')] });
  const events = collectEvents('request-failed', 'query-submitted');
  await form.submit();
  await form.screen.findByText(FAILED);
  expect(form.attached()).to.deep.equal(['bill.pdf']);
  expect(dataLayer()).to.deep.equal([]);
  expect(events.map(({ name }) => name)).to.deep.equal(['request-failed']);
  return wire;
}

for (const each of FORMS_HERE) {
  it(`an upload that was redirected fails, whatever the other origin answers (${each.origin}, decisions 3)`, async () => {
    await redirected(each);
  });
}

// WebKit follows the redirect anyway, as demo/OPERATIONS.md says.
const checksRedirects = !isWebKit;

describe('under a policy whose connect-src names no other origin', () => {
  before(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    // The test runner uses a WebSocket.
    policy.content = "connect-src 'self' ws:";
    document.head.append(policy);
  });

  for (const each of checksRedirects ? FORMS : []) {
    it(`an upload is redirected nowhere (${each.origin}, decisions 3)`, async () => {
      const wire = await redirected(each);
      await waitFor(() => {
        expect(takeProblems().map(({ kind }) => kind)).to.include('security policy');
      });
      expect(await wire.requests(THERE)).to.deep.equal([]);
    });
  }
});
