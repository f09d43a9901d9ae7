import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { file } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { collectEvents, dataLayer } from '../../../support/collect';
import { mount } from '../../../support/mount';
import type { Answer } from '../../../support/wire/wire';
import { FORMS_HERE, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const FAILED = 'Something went wrong while sending your query. Please try again later.';

const FAILURES: Readonly<Record<string, { answer: Answer; status: number }>> = {
  'a server error': { answer: { status: 500 }, status: 500 },
  'a refusal with a reason': {
    answer: { status: 413, json: { message: 'Secret <b>server</b> words' } },
    status: 413,
  },
  'a page instead of an answer': { answer: { html: '<!doctype html><p>Hello' }, status: 200 },
  'a lost connection': { answer: { cut: true }, status: 0 },
};

for (const { origin, submission, choice } of FORMS_HERE) {
  for (const [withFiles, files] of [
    ['with files', [file('bill.pdf'), file('card.png')]],
    ['without files', []],
  ] as const) {
    describe(`sending that fails, ${origin}, ${withFiles}`, () => {
      for (const [what, { answer, status }] of Object.entries(FAILURES)) {
        it(`keeps everything and says so after ${what}; the next success clears it (§4, §8)`, async () => {
          const wire = await openContactWire({ [submission]: [answer] });
          const events = collectEvents('request-failed', 'query-submitted', 'login-required');
          const element = await mount({ origin });
          const form = theForm(element);
          await form.settled();
          const ccEmail = origin === 'default' ? { ccEmail: 'sipho@example.org' } : {};
          await form.fill({ ...choice, ...ccEmail, email: 'me@example.org', query: QUERY_TEXT });
          await form.choose(...files);
          await form.submit();

          const alert = await form.screen.findByRole('alert');
          expect(alert.querySelector('p')?.textContent).to.equal(FAILED);
          expect(form.category.selectedOptions[0]?.text).to.equal(choice.category);
          expect([form.email.value, form.query.value]).to.deep.equal([
            'me@example.org',
            QUERY_TEXT,
          ]);
          expect(form.attached()).to.deep.equal(files.map(({ name }) => name));
          expect(form.find.ccEmail()?.value).to.equal(ccEmail.ccEmail);
          expect(dataLayer()).to.deep.equal([]);
          await expectNoAxeViolations(element);

          const [method, path] = submission.split(' ');
          const url = `${location.origin}${path ?? ''}`;
          const { name, detail } = events[0] ?? {};
          expect(name).to.equal('request-failed');
          expect(detail).to.deep.include({
            call: `${method ?? ''} ${path?.replace(/^.*smart-inquiry-api/, '') ?? ''}`,
            status,
          });
          expect((detail as { message: string }).message).to.match(
            new RegExp(`^Http failure response for ${url}: ${String(status)}`),
          );
          expect(JSON.stringify(events)).not.to.match(/example\.org|bill|claim of May|Secret/);

          await form.submit();
          await form.screen.findByRole('button', { name: 'Log another query' });
          expect(form.screen.queryByText(FAILED) === null).to.equal(true);
          const [first, second] = await wire.requests(submission);
          expect(second?.parts).to.deep.equal(first?.parts);
          expect(events.map((event) => event.name)).to.deep.equal([
            'request-failed',
            'query-submitted',
          ]);
        });
      }
    });
  }

  /** A form whose query was refused, with its message. */
  async function failToSend() {
    const wire = await openContactWire({ [submission]: { status: 500 } });
    const form = theForm(await mount({ origin }));
    await form.settled();
    await form.fill({ ...choice, query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(FAILED);
    return { wire, form };
  }

  it(`the next attempt removes a failure, ${origin} (§4)`, async () => {
    const { wire, form } = await failToSend();
    const second = await wire.hold(submission);
    await form.submit();
    await waitFor(() => {
      expect(form.screen.queryByText(FAILED) === null).to.equal(true);
    });
    await second.release({ status: 500 });
    await form.screen.findByText(FAILED);
  });

  it(`a refused submit removes a failure too, ${origin} (§4)`, async () => {
    const { wire, form } = await failToSend();
    await form.fill({ query: '' });
    await form.submit();
    await form.refused();
    expect(form.screen.queryByText(FAILED)).to.equal(null);
    expect(await wire.requests(submission)).to.have.lengthOf(1);
  });

  it(`a form that failed to send counts as submitted: its errors show at once, ${origin} (§4, §5)`, async () => {
    await openContactWire({ [submission]: { status: 500 } });
    const form = theForm(await mount({ origin }));
    await form.settled();
    await form.fill({ ...choice, query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(FAILED);
    // The member stays in this field.
    form.email.select();
    await sendKeys({ press: 'Delete' });
    await form.screen.findByText('Please enter a valid email address');
    if ('subCategory' in choice) {
      await form.fill({ category: 'Benefits and cover' });
      await form.screen.findByText('Please select a category', { selector: '.field-error > span' });
    }
  });
}
