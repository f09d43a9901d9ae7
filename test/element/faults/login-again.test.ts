import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { FORMS, MEMBER_DETAILS, MEMBER_EMAIL, openContactWire } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { file } from '../support/attachments';
import { expectNoAxeViolations } from '../support/axe';
import { hasFocus, typeInto } from '../support/controls';
import { mount, user } from '../support/mount';
import type { Answer } from '../support/wire';

const FAILED = 'Something went wrong while sending your query. Please try again later.';
const ASKED =
  'Nothing was sent yet: we can’t tell whether it was you who filled this in. Check everything, then send it.';
const LOG_IN = { name: 'Log in' };

type LoginRequired = CustomEvent<{ resume: () => void }>;

/** Listens as a portal does, until the answer is called that it gives. */
function onLoginRequired(answer: (event: LoginRequired) => void): () => void {
  const listener = (event: Event) => {
    answer(event as LoginRequired);
  };
  document.addEventListener('login-required', listener);
  return () => {
    document.removeEventListener('login-required', listener);
  };
}

for (const { origin, submission, choice } of FORMS) {
  for (const status of [401, 403]) {
    describe(`a session that has ended, ${origin}, ${String(status)}`, () => {
      const FILES = [file('bill.pdf')];

      async function refused(files: readonly File[] = []) {
        const wire = await openContactWire({ [submission]: [{ status }] });
        const element = await mount({ origin });
        const form = theForm(element);
        await form.settled();
        await form.fill({ ...choice, query: QUERY_TEXT, files });
        await form.submit();
        await form.screen.findByText(FAILED);
        return { wire, element, form };
      }

      it('keeps everything and offers to log in beside it, and nowhere by force (§8)', async () => {
        const { element, form } = await refused(FILES);
        const alert = within(form.screen.getByRole('alert'));
        alert.getByText(/You need to log in again\. Everything you filled in is still here/);
        form.screen.getByRole('button', LOG_IN);
        expect(form.query.value).to.equal(QUERY_TEXT);
        expect(form.attached()).to.deep.equal(['bill.pdf']);
        expect(location.hash).to.equal(`#/contact-us/${origin}`);
        await expectNoAxeViolations(element);

        await form.submit();
        await form.screen.findByRole('button', { name: 'Log another query' });
        expect(form.screen.queryByRole('button', LOG_IN) === null).to.equal(true);
      });

      it('sends the same submission once after the login, byte for byte (§4, §7)', async () => {
        const { wire, form } = await refused(FILES);
        await wire.reply('POST /wsg/rest', [
          { status: 401, json: { message: 'Wrong password.' } },
          { json: {} },
        ]);
        await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
        await typeInto(form.screen.getByLabelText('Username'), 'thandi');
        await typeInto(form.screen.getByLabelText('Password'), 'secret');
        await user.click(form.screen.getByRole('button', LOG_IN));
        await form.screen.findByText('Wrong password.');
        expect(await wire.requests(submission)).to.have.lengthOf(1);
        await user.click(form.screen.getByRole('button', LOG_IN));
        await form.screen.findByRole('button', { name: 'Log another query' });
        const sent = await wire.requests(submission);
        expect(sent).to.have.lengthOf(2);
        expect(sent[1]?.parts).to.deep.equal(sent[0]?.parts);
      });

      it('has the focus on the button where it fails once more after the login (§8)', async () => {
        const { wire, form } = await refused();
        await wire.reply(submission, [{ status: 500 }]);
        await wire.reply('POST /wsg/rest', { json: {} });
        await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
        await typeInto(form.screen.getByLabelText('Username'), 'thandi');
        await typeInto(form.screen.getByLabelText('Password'), 'secret');
        await user.click(form.screen.getByRole('button', LOG_IN));
        await waitFor(() => {
          expect(form.screen.queryByRole('button', LOG_IN) === null).to.equal(true);
        });
        await form.screen.findByText(FAILED);
        expect(hasFocus(form.send)).to.equal(true);
      });

      const OTHERS: Readonly<Record<string, Answer>> = {
        'another member': { json: { emails: ['sipho@example.org'] } },
        'a member who can’t be read': { status: 500 },
        'a member without an address': { json: { emails: [] } },
      };
      for (const [who, answer] of Object.entries(OTHERS)) {
        it(`waits for a press after the login of ${who} (decisions 6)`, async () => {
          const { wire, element, form } = await refused(FILES);
          await wire.reply('POST /wsg/rest', { json: {} });
          await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
          await wire.reply(MEMBER_DETAILS, answer);
          await typeInto(form.screen.getByLabelText('Username'), 'sipho');
          await typeInto(form.screen.getByLabelText('Password'), 'secret');
          await user.click(form.screen.getByRole('button', LOG_IN));
          const said = await form.screen.findByText(ASKED);
          expect(said.getAttribute('role')).to.equal('status');
          expect(form.screen.queryByRole('button', LOG_IN)).to.equal(null);
          expect(form.screen.queryByRole('alert')).to.equal(null);
          expect(hasFocus(form.send)).to.equal(true);
          expect(form.query.value).to.equal(QUERY_TEXT);
          expect(form.attached()).to.deep.equal(['bill.pdf']);
          await expectNoAxeViolations(element);
          expect(await wire.requests(submission)).to.have.lengthOf(1);

          await form.submit();
          await form.screen.findByRole('button', { name: 'Log another query' });
          expect(await wire.requests(submission)).to.have.lengthOf(2);
        });
      }

      it('waits for a press where nobody knows who the member was before (decisions 6)', async () => {
        const wire = await openContactWire({
          [submission]: [{ status }],
          [MEMBER_DETAILS]: [{ status: 500 }, { json: { emails: [MEMBER_EMAIL] } }],
        });
        let resume: (() => void) | undefined;
        const stop = onLoginRequired((event) => {
          event.preventDefault();
          resume = event.detail.resume;
        });
        const form = theForm(await mount({ origin }));
        await form.fill({ ...choice, email: MEMBER_EMAIL, query: QUERY_TEXT });
        await form.submit();
        await form.screen.findByText(FAILED);
        stop();
        resume?.();
        await form.screen.findByText(ASKED);
        expect(await wire.requests(submission)).to.have.lengthOf(1);
      });

      it('is sent once where the member sends it while the portal’s login is looked into (§4)', async () => {
        let resume: (() => void) | undefined;
        const stop = onLoginRequired((event) => {
          event.preventDefault();
          resume = event.detail.resume;
        });
        const { wire, form } = await refused();
        stop();
        const details = await wire.hold(MEMBER_DETAILS);
        resume?.();
        await form.submit();
        await form.screen.findByRole('button', { name: 'Log another query' });
        await details.release({ json: { emails: [MEMBER_EMAIL] } });
        await new Promise(requestAnimationFrame);
        expect(await wire.requests(submission)).to.have.lengthOf(2);
      });

      it('leaves the login to a portal that takes it on, and resumes (§8)', async () => {
        let resume: (() => void) | undefined;
        const stop = onLoginRequired((event) => {
          event.preventDefault();
          resume = event.detail.resume;
        });
        const { wire, form } = await refused(FILES);
        stop();
        expect(form.screen.queryByRole('button', LOG_IN) === null).to.equal(true);
        resume?.();
        await form.screen.findByRole('button', { name: 'Log another query' });
        const [first, second] = await wire.requests(submission);
        expect(second?.parts).to.deep.equal(first?.parts);
      });

      it('is resumed once, and not at all where the member has sent it meanwhile (§4)', async () => {
        const resumes: (() => void)[] = [];
        const stop = onLoginRequired((event) => {
          event.preventDefault();
          resumes.push(event.detail.resume);
        });
        const { wire, form } = await refused();
        resumes[0]?.();
        resumes[0]?.();
        await form.screen.findByRole('button', { name: 'Log another query' });
        resumes[0]?.();
        await user.click(form.screen.getByRole('button', { name: 'Log another query' }));
        await wire.reply(submission, [{ status }]);
        await form.settled();
        await form.fill({ ...choice, query: 'Another one' });
        await form.submit();
        await form.screen.findByText(FAILED);
        await form.submit();
        await form.screen.findByRole('button', { name: 'Log another query' });
        stop();
        for (const resume of resumes) resume();
        await new Promise(requestAnimationFrame);
        expect(resumes).to.have.lengthOf(2);
        expect(await wire.requests(submission)).to.have.lengthOf(4);
      });

      it('can be resumed at once, in the event itself (§8)', async () => {
        const stop = onLoginRequired((event) => {
          event.preventDefault();
          event.detail.resume();
        });
        const wire = await openContactWire({ [submission]: [{ status }] });
        const form = theForm(await mount({ origin }));
        await form.settled();
        await form.fill({ ...choice, query: QUERY_TEXT });
        await form.submit();
        await form.screen.findByRole('button', { name: 'Log another query' });
        stop();
        expect(await wire.requests(submission)).to.have.lengthOf(2);
      });

      it('is told to the host by an event that leaves the shadow tree (§8)', async () => {
        const told: LoginRequired[] = [];
        const stop = onLoginRequired((event) => told.push(event));
        const { element } = await refused();
        stop();
        expect(told).to.have.lengthOf(1);
        expect(told[0]?.target === element).to.equal(true);
        expect(told[0]).to.include({ bubbles: true, composed: true, cancelable: true });
        expect(Object.keys(told[0]?.detail ?? {})).to.deep.equal(['resume']);
      });
    });
  }
}
