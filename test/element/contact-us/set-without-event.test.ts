import { expect } from '@open-wc/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { field, file } from '../../support/attachments';
import { mount, screenShown } from '../../support/mount';
import { AUTHENTICATE, LOGIN, mountLogin, openLoginWire, theLogin } from '../login/the-login';
import { go, travel } from '../routing/travel';
import { openUpdate, theUpdate, UPDATE } from '../view-query/the-update';
import { MEMBER_DETAILS, MEMBER_EMAIL, openContactWire, SUBMIT } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

const OWN = 'own@example.org';
const OTHER = 'other@example.org';
const LATE_TEXTS = JSON.stringify({
  logQuery: { email: 'E-posadres' },
  login: { title: 'Teken in' },
});

type Form = ReturnType<typeof theForm>;

const theLoginShown = (element: Element) =>
  theForm(element).screen.findByRole('heading', { name: 'Log in' });

/** What renders a form before the member has pressed, typed or focused anything in it. */
const RENDERINGS: Readonly<Record<string, (element: HTMLElement, form: Form) => unknown>> = {
  'texts that arrive late': async (element, { screen }) => {
    element.setAttribute('messages', LATE_TEXTS);
    await screen.findByLabelText('E-posadres');
    element.removeAttribute('messages');
    await screen.findByLabelText('Email address');
  },
  'another screen': async (element) => {
    await go(LOGIN.hash);
    await theLoginShown(element);
    await travel(-1);
    await screenShown(element);
    await theForm(element).screen.findByLabelText('Email address');
  },
  'a file': async (element, { chooser }) => {
    const chosen = new DataTransfer();
    chosen.items.add(file('bill.pdf'));
    fireEvent.change(chooser, { target: { files: chosen.files } });
    await theForm(element).screen.findByRole('button', { name: 'Remove bill.pdf' });
  },
  'a choice': async (_, { category, screen }) => {
    fireEvent.change(category, { target: { value: 'MEDICAL_CLAIMS' } });
    await screen.findByRole('option', { name: 'Claim not paid' });
  },
};

describe('values that are set without an event', () => {
  for (const [what, render] of Object.entries(RENDERINGS)) {
    it(`are sent although ${what} came before any event (§4, decisions 7)`, async () => {
      const wire = await openContactWire();
      const element = await mount();
      await theForm(element).settled();
      const { email, ccEmail, query } = theForm(element);
      email.value = OWN;
      ccEmail.value = OTHER;
      query.value = QUERY_TEXT;
      await render(element, theForm(element));
      const form = theForm(element);
      expect([form.email.value, form.ccEmail.value, form.query.value]).to.deep.equal([
        OWN,
        OTHER,
        QUERY_TEXT,
      ]);
      fireEvent.change(form.category, { target: { value: 'OTHER' } });
      await form.submit();
      const { parts } = await wire.next(SUBMIT.default);
      expect(parts).to.deep.include.members([
        field('email', OWN),
        field('ccEmail', OTHER),
        field('query', QUERY_TEXT),
      ]);
    });
  }

  it('choose a category although another screen came before any event (§4)', async () => {
    await openContactWire();
    const element = await mount();
    await theForm(element).settled();
    theForm(element).category.value = 'MEDICAL_CLAIMS';
    await go(LOGIN.hash);
    await theLoginShown(element);
    await travel(-1);
    await theForm(element).screen.findByRole('option', { name: 'Claim not paid' });
    expect(theForm(element).category.value).to.equal('MEDICAL_CLAIMS');
  });

  it('send nothing if they choose what the form has nothing to send for (§4)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Medical claims', query: QUERY_TEXT });
    form.subCategory.value = 'SUBMIT_A_CLAIM';
    form.query.form?.requestSubmit();
    await waitFor(() => {
      expect(form.find.send()).to.equal(null);
    });
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
  });

  it('never replace what the member types, or the address that fills an empty field (§4)', async () => {
    const wire = await openContactWire();
    const details = await wire.hold(MEMBER_DETAILS);
    const element = await mount();
    const form = theForm(element);
    form.ccEmail.value = OTHER;
    await form.fill({ ccEmail: 'typed@example.org', category: 'Other', query: QUERY_TEXT });
    await details.release({ json: { emails: [MEMBER_EMAIL] } });
    await form.settled();
    element.setAttribute('messages', LATE_TEXTS);
    await form.screen.findByLabelText('E-posadres');
    expect(form.ccEmail.value).to.equal('typed@example.org');
    await form.submit();
    const { parts } = await wire.next(SUBMIT.default);
    expect(parts).to.deep.include.members([
      field('email', MEMBER_EMAIL),
      field('ccEmail', 'typed@example.org'),
    ]);
  });

  it('are neither shown to another member nor sent by that member (§4, security 37)', async () => {
    const wire = await openContactWire();
    const element = await mount({ 'member-key': 'a' });
    await theForm(element).settled();
    const { ccEmail, query } = theForm(element);
    ccEmail.value = OTHER;
    query.value = QUERY_TEXT;
    element.setAttribute('member-key', 'b');
    await waitFor(() => {
      expect(query.isConnected).to.equal(false);
    });
    const form = theForm(element);
    await form.settled();
    expect([form.ccEmail.value, form.query.value]).to.deep.equal(['', '']);
    await form.fill({ category: 'Other', query: 'Where is my card?' });
    await form.submit();
    const { parts } = await wire.next(SUBMIT.default);
    expect(parts).to.deep.equal([
      field('origin', 'MEMBER_WEB'),
      field('category', 'OTHER'),
      field('email', MEMBER_EMAIL),
      field('query', 'Where is my card?'),
    ]);
  });

  it('log in although texts arrived before any event (§2, decisions 7)', async () => {
    const wire = await openLoginWire();
    const { element, login } = await mountLogin();
    login.username.value = 'thandi';
    login.password.value = 'sEcr3t!';
    element.setAttribute('messages', LATE_TEXTS);
    await login.screen.findByRole('heading', { name: 'Teken in' });
    await theLogin(element).submit();
    const body = JSON.parse((await wire.next(AUTHENTICATE)).body ?? '') as unknown;
    expect(body).to.include({ Login: 'thandi', Password: 'sEcr3t!' });
  });

  it('of an update are sent although another screen came before any event (§4)', async () => {
    const { wire, element, update } = await openUpdate();
    update.query.value = QUERY_TEXT;
    await go(LOGIN.hash);
    await theLoginShown(element);
    await travel(-1);
    await update.screen.findByLabelText('Query details');
    expect(theUpdate(element).query.value).to.equal(QUERY_TEXT);
    await theUpdate(element).submit();
    const { parts } = await wire.next(UPDATE);
    expect(parts).to.deep.include(field('query', QUERY_TEXT));
  });
});
