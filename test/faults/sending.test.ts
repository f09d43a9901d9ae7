import { expect } from '@open-wc/testing';
import { file } from '../support/attachments';
import { collectEvents, dataLayer } from '../support/collect';
import { mount } from '../support/mount';
import { FORMS, openContactWire } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { FAILURES, NEVER_SHOWN, NO_RECORDS, ODD_RECORDS } from './faults';

const FAILED = 'Something went wrong while sending your query. Please try again later.';

for (const { origin, submission, choice } of FORMS) {
  for (const [withFiles, files] of [
    ['with a file', [file('bill.pdf')]],
    ['without files', []],
  ] as const) {
    describe(`a submission, ${origin}, ${withFiles}`, () => {
      async function sent(answer: (typeof FAILURES)[number]['answer']) {
        const wire = await openContactWire({ [submission]: [answer] });
        const events = collectEvents('request-failed', 'query-submitted');
        const element = await mount({ origin });
        const form = theForm(element);
        await form.settled();
        await form.fill({ ...choice, query: QUERY_TEXT });
        await form.choose(...files);
        await form.submit();
        return { wire, events, form, element };
      }

      for (const { what, answer, status } of FAILURES) {
        it(`answered by ${what} keeps everything, says so, and was sent once (§4, §8)`, async () => {
          const { wire, events, form, element } = await sent(answer);
          await form.screen.findByText(FAILED);
          expect(form.category.selectedOptions[0]?.text).to.equal(choice.category);
          expect(form.query.value).to.equal(QUERY_TEXT);
          expect(form.attached()).to.deep.equal(files.map(({ name }) => name));
          expect(await wire.requests(submission)).to.have.lengthOf(1);
          expect(events.map(({ name }) => name)).to.deep.equal(['request-failed']);
          expect(events[0]?.detail).to.include({ status });
          expect(dataLayer()).to.deep.equal([]);
          expect(element.shadowRoot?.textContent).not.to.match(NEVER_SHOWN);
        });
      }

      for (const { what, answer } of [...NO_RECORDS, ...ODD_RECORDS]) {
        it(`answered by ${what} is a success without a number (decisions 3)`, async () => {
          const { wire, events, form, element } = await sent(answer);
          await form.screen.findByRole('button', { name: 'Log another query' });
          expect(events.map(({ name }) => name)).to.deep.equal(['query-submitted']);
          expect(events[0]?.detail).to.include({ referenceNumber: null });
          expect(await wire.requests(submission)).to.have.lengthOf(1);
          expect(element.shadowRoot?.textContent).not.to.match(NEVER_SHOWN);
        });
      }
    });
  }
}
