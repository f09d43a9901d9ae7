import { expect, nextFrame } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { field, file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { hasFocus, typeInto } from '../../support/controls';
import { isInFull } from '../../support/in-full';
import { mount, user } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import {
  FORMS_HERE,
  MEMBER_DETAILS,
  MEMBER_EMAIL,
  OPEN_QUERIES,
  openContactWire,
  SUBMIT,
} from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';

const FAILED = 'Something went wrong while sending your query. Please try again later.';
const ASKED =
  'Nothing has been sent yet, because another member may have filled this in. Check everything, then send it.';
const LOG_IN = { name: 'Log in' };

type LoginRequired = CustomEvent<{ resume: () => void }>;

/** Listens for `login-required` like a portal, until the returned function is called. */
function onLoginRequired(answer: (event: LoginRequired) => void): () => void {
  const listener = (event: Event) => {
    answer(event as LoginRequired);
  };
  document.addEventListener('login-required', listener);
  return () => {
    document.removeEventListener('login-required', listener);
  };
}

for (const { origin, submission, choice } of FORMS_HERE) {
  for (const status of isInFull ? [401, 403] : [401]) {
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

      it('keeps everything and offers to log in beside it, without leaving the page (§8)', async () => {
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

      it('sends the same submission once after the login, unchanged to the byte (§4, §7)', async () => {
        const { wire, form } = await refused(FILES);
        await wire.reply('POST /wsg/rest', [
          { status: 401, json: { message: 'Wrong password.' } },
          { json: {} },
        ]);
        await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
        typeInto(form.screen.getByLabelText('Username'), 'thandi');
        typeInto(form.screen.getByLabelText('Password'), 'secret');
        await user.click(form.screen.getByRole('button', LOG_IN));
        await form.screen.findByText('Wrong password.');
        expect(await wire.requests(submission)).to.have.lengthOf(1);
        await user.click(form.screen.getByRole('button', LOG_IN));
        await form.screen.findByRole('button', { name: 'Log another query' });
        const sent = await wire.requests(submission);
        expect(sent).to.have.lengthOf(2);
        expect(sent[1]?.parts).to.deep.equal(sent[0]?.parts);
      });

      it('keeps what was typed in the login if Send is pressed, until a login (decisions 7)', async () => {
        const { wire, form } = await refused();
        await wire.reply(submission, { status });
        await wire.reply('POST /wsg/rest', { json: {} });
        await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
        const typed = () =>
          ['Username', 'Password'].map(
            (label) => form.screen.queryByLabelText<HTMLInputElement>(label)?.value,
          );
        const again = async (count: number, values: readonly string[]) => {
          await waitFor(async () => {
            expect(await wire.requests(submission)).to.have.lengthOf(count);
          });
          await waitFor(() => {
            expect(typed()).to.deep.equal(values);
          });
        };
        typeInto(form.screen.getByLabelText('Username'), 'thandi');
        form.screen.getByLabelText<HTMLInputElement>('Password').value = 'filled in';
        await form.submit();
        await again(2, ['thandi', 'filled in']);
        await user.click(form.screen.getByRole('button', LOG_IN));
        await again(3, ['', '']);
      });

      it('moves the focus to the button if it fails again after the login (§8)', async () => {
        const { wire, form } = await refused();
        await wire.reply(submission, [{ status: 500 }]);
        await wire.reply('POST /wsg/rest', { json: {} });
        await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
        typeInto(form.screen.getByLabelText('Username'), 'thandi');
        typeInto(form.screen.getByLabelText('Password'), 'secret');
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
          typeInto(form.screen.getByLabelText('Username'), 'sipho');
          typeInto(form.screen.getByLabelText('Password'), 'secret');
          await user.click(form.screen.getByRole('button', LOG_IN));
          const said = await form.screen.findByText(ASKED);
          expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
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

      it('waits for a press if the member was unknown before (decisions 6)', async () => {
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

      it('is sent once if the member sends it while the portal’s login is being checked (§4)', async () => {
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
        await details.release({ json: { emails: [MEMBER_EMAIL] } });
        await form.screen.findByRole('button', { name: 'Log another query' });
        await nextFrame();
        expect(await wire.requests(submission)).to.have.lengthOf(2);
      });

      it('is not sent in the next member’s session if Send is pressed before the element knows that member (security 20)', async () => {
        const { wire, form } = await refused(FILES);
        await wire.reply('POST /wsg/rest', { json: {} });
        await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
        await wire.next(MEMBER_DETAILS);
        const details = await wire.hold(MEMBER_DETAILS);
        typeInto(form.screen.getByLabelText('Username'), 'sipho');
        typeInto(form.screen.getByLabelText('Password'), 'secret');
        await user.click(form.screen.getByRole('button', LOG_IN));
        await wire.next(MEMBER_DETAILS);
        await form.submit();
        await details.release({ json: { emails: ['sipho@example.org'] } });
        await form.screen.findByText(ASKED);
        expect(form.query.value).to.equal(QUERY_TEXT);
        expect(form.attached()).to.deep.equal(['bill.pdf']);
        expect(await wire.requests(submission)).to.have.lengthOf(1);
        await form.submit();
        await form.screen.findByRole('button', { name: 'Log another query' });
        expect(await wire.requests(submission)).to.have.lengthOf(2);
      });

      /** A session that has ended, and a login whose second call has no answer yet. */
      async function loggingIn() {
        const { wire, form } = await refused(FILES);
        await wire.reply('POST /wsg/rest', { json: {} });
        const ping = await wire.hold('GET /portal/wlxapp/Ping.srv');
        typeInto(form.screen.getByLabelText('Username'), 'sipho');
        typeInto(form.screen.getByLabelText('Password'), 'secret');
        await user.click(form.screen.getByRole('button', LOG_IN));
        await wire.next('GET /portal/wlxapp/Ping.srv');
        return { wire, form, ping };
      }

      it('is not sent in the next member’s session if Send is pressed during the login (security 20)', async () => {
        const { wire, form, ping } = await loggingIn();
        await form.submit();
        await wire.reply(MEMBER_DETAILS, { json: { emails: ['sipho@example.org'] } });
        await ping.release({ text: 'pong' });
        await form.screen.findByText(ASKED);
        expect(form.query.value).to.equal(QUERY_TEXT);
        expect(await wire.requests(submission)).to.have.lengthOf(1);
      });

      it('is not sent in the next member’s session if the login fails after it has changed the session (security 20)', async () => {
        const { wire, form, ping } = await loggingIn();
        await form.submit();
        await wire.reply(MEMBER_DETAILS, { json: { emails: ['sipho@example.org'] } });
        await ping.release({ status: 500 });
        await form.screen.findByText(ASKED);
        expect(form.query.value).to.equal(QUERY_TEXT);
        expect(await wire.requests(submission)).to.have.lengthOf(1);
      });

      it('is sent once, with its current content, if Send is pressed during the same member’s login (§4)', async () => {
        const { wire, form, ping } = await loggingIn();
        await form.submit();
        await form.fill({ query: 'All of it' });
        await ping.release({ text: 'pong' });
        await form.screen.findByRole('button', { name: 'Log another query' });
        const [, sent, ...more] = await wire.requests(submission);
        expect(sent?.parts).to.deep.include(field('query', 'All of it'));
        expect(more).to.deep.equal([]);
      });

      it('is sent if Send is pressed during a login that is refused (§4)', async () => {
        const { wire, form } = await refused();
        const login = await wire.hold('POST /wsg/rest');
        typeInto(form.screen.getByLabelText('Username'), 'thandi');
        typeInto(form.screen.getByLabelText('Password'), 'secret');
        await user.click(form.screen.getByRole('button', LOG_IN));
        await wire.next('POST /wsg/rest');
        await form.submit();
        await login.release({ status: 401, json: { message: 'Wrong password.' } });
        await form.screen.findByRole('button', { name: 'Log another query' });
        expect(await wire.requests(submission)).to.have.lengthOf(2);
      });

      it('leaves the login to a portal that handles it, and resumes (§8)', async () => {
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

      it('sends what was typed since the portal began its login, if it is valid (§4, §5)', async () => {
        const resumes: (() => void)[] = [];
        const stop = onLoginRequired((event) => {
          event.preventDefault();
          resumes.push(event.detail.resume);
        });
        const { wire, form } = await refused();
        await form.fill({ query: '' });
        resumes[0]?.();
        await form.screen.findByText('Please enter your query detail');
        expect(await wire.requests(submission)).to.have.lengthOf(1);
        await wire.reply(submission, [{ status }]);
        await form.fill({ query: 'Half of it' });
        await form.submit();
        await form.screen.findByText(FAILED);
        await form.fill({ query: 'All of it', files: FILES });
        resumes[1]?.();
        await form.screen.findByRole('button', { name: 'Log another query' });
        stop();
        const [, , sent] = await wire.requests(submission);
        expect(sent?.parts).to.deep.include(field('query', 'All of it'));
        expect(sent?.parts?.filter((part) => 'fileName' in part)).to.have.lengthOf(1);
      });

      it('is resumed with values that were set without an event (decisions 7)', async () => {
        let resume: (() => void) | undefined;
        const stop = onLoginRequired((event) => {
          event.preventDefault();
          resume = event.detail.resume;
        });
        const { wire, form } = await refused();
        stop();
        form.email.value = 'own@example.org';
        resume?.();
        await form.screen.findByRole('button', { name: 'Log another query' });
        const [, sent] = await wire.requests(submission);
        expect(sent?.parts).to.deep.include(field('email', 'own@example.org'));
      });

      it('is resumed once, and not at all if the member has already sent it (§4)', async () => {
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
        await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
        await wire.reply(submission, [{ status }]);
        await form.settled();
        await form.fill({ ...choice, query: 'Another one' });
        await form.submit();
        await form.screen.findByText(FAILED);
        await form.submit();
        await form.screen.findByRole('button', { name: 'Log another query' });
        stop();
        for (const resume of resumes) resume();
        await nextFrame();
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

      it('is reported to the host by an event that leaves the shadow tree (§8)', async () => {
        const reported: LoginRequired[] = [];
        const stop = onLoginRequired((event) => reported.push(event));
        const { element } = await refused();
        stop();
        expect(reported).to.have.lengthOf(1);
        expect(reported[0]?.target === element).to.equal(true);
        expect(reported[0]).to.include({ bubbles: true, composed: true, cancelable: true });
        expect(Object.keys(reported[0]?.detail ?? {})).to.deep.equal(['resume']);
      });
    });
  }
}

const listOf = (queryDetail: string) => ({
  json: { queries: [{ referenceNumber: 12, category: 'OTHER', queryDetail }] },
});

/** A query that was refused because Thandi's session has ended. From here on, the server knows Sipho. */
async function endedSession() {
  const wire = await openContactWire({
    [SUBMIT.default]: [{ status: 401 }],
    [OPEN_QUERIES]: listOf('The question of Thandi'),
  });
  const form = theForm(await mount());
  await form.settled();
  await form.screen.findByText('The question of Thandi');
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await form.submit();
  await form.screen.findByText(FAILED);
  await wire.reply('POST /wsg/rest', { json: {} });
  await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
  await wire.reply(MEMBER_DETAILS, { json: { emails: ['sipho@example.org'] } });
  await wire.reply(OPEN_QUERIES, listOf('The question of Sipho'));
  return form;
}

it('everything on screen is read again after a login in the form, because the member may be another (security 20)', async () => {
  const form = await endedSession();
  typeInto(form.screen.getByLabelText('Username'), 'sipho');
  typeInto(form.screen.getByLabelText('Password'), 'secret');
  await user.click(form.screen.getByRole('button', LOG_IN));
  await form.screen.findByText('The question of Sipho');
  expect(form.screen.queryByText('The question of Thandi')).to.equal(null);
});

it('everything on screen is read again after a login through the portal (security 20)', async () => {
  let resume: (() => void) | undefined;
  const stop = onLoginRequired((event) => {
    event.preventDefault();
    resume = event.detail.resume;
  });
  const form = await endedSession();
  stop();
  resume?.();
  await form.screen.findByText('The question of Sipho');
  expect(form.screen.queryByText('The question of Thandi')).to.equal(null);
});
