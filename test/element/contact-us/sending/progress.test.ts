import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { collectEvents, dataLayer } from '../../../support/collect';
import { hasFocus } from '../../../support/controls';
import { mount, user } from '../../../support/mount';
import { FORMS_HERE, openContactWire, REFERENCE_NUMBER } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const LARGE = 9_000_000;
const STOPPED = 'Sending was stopped, but it may have reached us already.';
/** A submission is aborted after this many milliseconds without a byte moving. */
const SILENCE = 120_000;

/** Counts the timers of this length that the page starts, in milliseconds. */
function countWaits(length: number) {
  const { setTimeout } = window;
  let count = 0;
  const counted = (run: () => void, milliseconds?: number, ...rest: unknown[]) => {
    if (milliseconds === length) count += 1;
    return setTimeout(run, milliseconds, ...rest);
  };
  Object.assign(window, { setTimeout: counted });
  return { count: () => count, stop: () => Object.assign(window, { setTimeout }) };
}

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`an upload, ${origin}`, () => {
    const ANSWER = { json: { referenceNumber: REFERENCE_NUMBER } };

    /** A query with a large file, half sent. */
    async function halfSent() {
      const wire = await openContactWire();
      const answer = await wire.hold(submission, { unread: true });
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT, files: [file('scan.pdf', LARGE)] });
      await form.submit();
      const bar = await form.screen.findByRole('progressbar');
      const cancel = form.screen.getByRole('button', { name: 'Cancel' });
      return { wire, answer, element, form, bar, cancel };
    }

    it('shows the sent part in percent, and ends in the confirmation (§4)', async () => {
      const { answer, bar, element, form } = await halfSent();
      await waitFor(() => {
        expect((bar as HTMLProgressElement).value).to.be.within(1, 99);
      });
      expect((bar as HTMLProgressElement).max).to.equal(100);
      expect(form.screen.getByText(/% uploaded$/).textContent).to.match(/^\d\d?% uploaded$/);
      form.screen.getByRole('progressbar', { name: /^\d\d?% uploaded$/ });
      await expectNoAxeViolations(element);

      await answer.release(ANSWER);
      await form.screen.findByRole('button', { name: 'Log another query' });
      expect(form.screen.queryByRole('progressbar') === null).to.equal(true);
    });

    it('shows no bar for a query sent in one go (§4)', async () => {
      const wire = await openContactWire();
      const answer = await wire.hold(submission);
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT, files: [file('scan.pdf', 1000)] });
      const bars = new Set<Element>();
      const watch = new MutationObserver(() => {
        for (const bar of form.screen.queryAllByRole('progressbar')) bars.add(bar);
      });
      watch.observe(element.shadowRoot ?? element, { childList: true, subtree: true });
      await form.submit();
      await form.screen.findByRole('button', { name: 'Cancel' });
      await wire.next(submission);
      await answer.release(ANSWER);
      await form.screen.findByRole('button', { name: 'Log another query' });
      watch.disconnect();
      expect(bars.size).to.equal(0);
    });

    it('is not aborted while bytes move: each part restarts the timeout (decisions 3)', async () => {
      const waits = countWaits(SILENCE);
      try {
        const { answer, form, bar } = await halfSent();
        await waitFor(() => {
          expect((bar as HTMLProgressElement).value).to.be.within(1, 99);
        });
        expect(waits.count()).to.be.greaterThan(1);
        await answer.release(ANSWER);
        await form.screen.findByRole('button', { name: 'Log another query' });
      } finally {
        waits.stop();
      }
    });

    it('can be cancelled: everything is kept, and it is not called an error (§4)', async () => {
      const { wire, form, cancel } = await halfSent();
      const events = collectEvents('request-failed', 'query-submitted', 'login-required');
      await user.click(cancel);
      await wire.aborted(submission);
      await waitFor(() => {
        expect(form.screen.queryByRole('progressbar') === null).to.equal(true);
        expect(form.send.hasAttribute('aria-disabled')).to.equal(false);
      });
      expect(form.screen.queryByRole('alert') === null).to.equal(true);
      expect(form.query.value).to.equal(QUERY_TEXT);
      expect(form.attached()).to.deep.equal(['scan.pdf']);
      expect(events).to.deep.equal([]);
      expect(dataLayer()).to.deep.equal([]);
    });

    it('leaves the focus on the form if it fails while Cancel has it (§4)', async () => {
      const { answer, form, cancel } = await halfSent();
      cancel.focus();
      await answer.release({ status: 500 });
      await form.screen.findByRole('alert');
      expect(hasFocus(form.send)).to.equal(true);
    });

    it('is reported as possibly sent after cancelling, until it is sent again (§4)', async () => {
      const { wire, form, cancel } = await halfSent();
      await wire.next(submission);
      await user.click(cancel);
      await wire.aborted(submission);
      const said = await form.screen.findByText(STOPPED);
      expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
      await form.submit();
      await form.screen.findByRole('button', { name: 'Log another query' });
      expect(form.screen.queryByText(STOPPED)).to.equal(null);
    });

    it('can be cancelled and sent again, whole (§4)', async () => {
      const { wire, form, cancel } = await halfSent();
      await wire.next(submission);
      await user.click(cancel);
      await wire.aborted(submission);
      await waitFor(() => {
        expect(form.send.hasAttribute('aria-disabled')).to.equal(false);
      });
      await form.submit();
      const { parts = [] } = await wire.next(submission);
      const sizes = parts.flatMap((part) => ('size' in part ? part.size : []));
      expect(sizes).to.deep.equal([LARGE]);
      await form.screen.findByRole('button', { name: 'Log another query' });
    });
  });

  it(`a query without files can be cancelled too, ${origin} (§4)`, async () => {
    const wire = await openContactWire();
    await wire.hold(submission);
    const form = theForm(await mount({ origin }));
    await form.settled();
    await form.fill({ ...choice, query: QUERY_TEXT });
    await form.submit();
    await wire.next(submission);
    await user.click(await form.screen.findByRole('button', { name: 'Cancel' }));
    await wire.aborted(submission);
    await waitFor(() => {
      expect(form.send.hasAttribute('aria-disabled')).to.equal(false);
    });
    expect(form.screen.queryByRole('alert') === null).to.equal(true);
    expect(form.query.value).to.equal(QUERY_TEXT);
    expect(hasFocus(form.send)).to.equal(true);
  });
}
