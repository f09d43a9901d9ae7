import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { typeInto } from '../../../support/controls';
import { mount, shadow, user } from '../../../support/mount';
import { heldLocks, storedDrafts, storedTexts } from '../../../support/stored-drafts';
import { MEMBER_DETAILS, OPEN_QUERIES, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';
import {
  checkbox,
  FOUND,
  found,
  isEmpty,
  KEEP,
  kept,
  leave,
  leftBehind,
  openForm,
  partIsThere,
  passRest,
  proceed,
} from './the-draft';

const SUBMISSION = '#/document-submission?reference=4711';
const SCREENS = { 'the login': '#/login', 'a document submission': SUBMISSION } as const;

describe('the owner of a draft', () => {
  it('alone is offered it: another member sees nothing, and leaves nothing behind (§4)', async () => {
    await openContactWire();
    await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
    const { element, form } = await openForm({ drafts: 'keep', 'member-key': 'member 2' });
    await isEmpty();
    await form.fill({ query: 'x' });
    await checkbox(element);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
  });

  it('is the first email address whatever its case, where the portal names no member (§4)', async () => {
    const wire = await openContactWire();
    await leftBehind();
    await wire.reply(MEMBER_DETAILS, { json: { emails: ['THANDI@Example.org'] } });
    const element = await mount({ drafts: 'keep' });
    await found(element);
  });

  it('is not known without an address: nothing is stored, and nobody is asked twice (§4)', async () => {
    const wire = await openContactWire({ [MEMBER_DETAILS]: { status: 500 } });
    const element = await mount({ drafts: 'keep' });
    const form = theForm(element);
    await form.fill({ query: QUERY_TEXT });
    passRest();
    expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
    expect((await storedDrafts()).drafts).to.deep.equal([]);
    await partIsThere();
    expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(1);
  });

  for (const [screen, hash] of Object.entries(SCREENS)) {
    it(`who opens ${screen} leaves nothing of another member on the device (§4)`, async () => {
      const wire = await openContactWire();
      await wire.reply('GET /api/smart-inquiry-api/document-submissions/:reference', { json: {} });
      await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
      await mount({ drafts: 'ask', 'member-key': 'member 2' }, { hash });
      await isEmpty();
    });
  }

  it('is asked once where no form asks, and erases what another has left (§4)', async () => {
    const wire = await openContactWire();
    await wire.reply('GET /api/smart-inquiry-api/document-submissions/:reference', { json: {} });
    await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
    const before = await wire.requests(MEMBER_DETAILS);
    await mount({ drafts: 'keep' }, { hash: SUBMISSION });
    await isEmpty();
    expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(before.length + 1);
  });

  it('is not asked on the login screen, where nobody may be logged in: nothing is erased (§4)', async () => {
    const wire = await openContactWire();
    await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
    const before = await wire.requests(MEMBER_DETAILS);
    await mount({ drafts: 'keep' }, { hash: '#/login' });
    await partIsThere();
    expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(before.length);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });

  it('is asked again where the page has stopped asking: it erases what another has left (§4)', async () => {
    const wire = await openContactWire();
    await wire.reply('GET /api/smart-inquiry-api/document-submissions/:reference', { json: {} });
    await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
    await wire.hold(MEMBER_DETAILS);
    const before = await wire.requests(MEMBER_DETAILS);
    const element = await mount();
    await waitFor(async () => {
      expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(before.length + 1);
    });
    location.hash = '#/login';
    await shadow(element).findByLabelText('Username');
    await wire.reply(MEMBER_DETAILS, { json: { emails: ['sipho@example.org'] } });
    element.setAttribute('drafts', 'keep');
    location.hash = SUBMISSION;
    await isEmpty();
  });

  it('may be unknown for a while: the form goes on with its draft, and is not offered it (§4)', async () => {
    await openContactWire({ [MEMBER_DETAILS]: { json: { emails: [] } } });
    const element = await mount({ drafts: 'ask', 'member-key': 'member 1' });
    const form = theForm(element);
    await form.fill({ query: QUERY_TEXT });
    (await checkbox(element)).click();
    await kept(element);
    const before = await storedTexts();
    element.removeAttribute('member-key');
    await waitFor(() => {
      expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
    });
    typeInto(form.query, 'Typed while nobody was known.');
    passRest();
    expect(await storedTexts()).to.equal(before);
    element.setAttribute('member-key', 'member 1');
    expect((await checkbox(element)).checked).to.equal(true);
    await waitFor(async () => {
      expect(await storedTexts()).not.to.equal(before);
    });
    expect(form.screen.queryByText(FOUND)).to.equal(null);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });
});

for (const [how, call] of [
  ['failed but had changed the session', 'GET /portal/wlxapp/Ping.srv'],
  ['brought no details', MEMBER_DETAILS],
] as const)
  it(`after a login that ${how}, an empty form offers no draft of the member whom the portal still names, and stores none for them (decisions 7)`, async () => {
    const ended = { status: 401 };
    const wire = await openContactWire({
      'POST /wsg/rest': { json: {} },
      'GET /portal/wlxapp/Ping.srv': { text: 'pong' },
    });
    const thandi = { drafts: 'keep', 'member-key': 'thandi' };
    await leftBehind(thandi);
    await wire.reply(MEMBER_DETAILS, ended);
    await wire.reply(OPEN_QUERIES, ended);
    const element = await mount(thandi);
    const form = theForm(element);
    await found(element);
    await user.click(await form.screen.findByRole('button', { name: 'Log in' }));
    typeInto(form.screen.getByLabelText('Username'), 'sipho');
    typeInto(form.screen.getByLabelText('Password'), 'secret');
    await wire.reply(OPEN_QUERIES, { json: { queries: [] } });
    await wire.reply(call, { status: 500 });
    await user.click(form.screen.getAllByRole('button', { name: 'Log in' }).at(-1) ?? element);
    await waitFor(() => {
      expect(form.screen.queryByText(FOUND)).to.equal(null);
      expect(form.screen.queryByLabelText('Password')).to.equal(null);
    });
    const before = await storedTexts();
    await form.fill({ category: 'Other', query: 'Of Sipho' });
    passRest();
    await partIsThere();
    expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
    expect(await storedTexts()).to.equal(before);
    element.setAttribute('member-key', 'sipho');
    await isEmpty();
  });

describe('a portal that goes back to memory in an open page', () => {
  it('stores, reads and erases nothing from then on, and holds no lock (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm({ drafts: 'keep', 'member-key': 'member 1' });
    typeInto(form.query, QUERY_TEXT);
    await kept(element);
    typeInto(form.query, 'Typed as the portal changed its mind.');
    element.setAttribute('drafts', 'memory');
    await waitFor(async () => {
      expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
      expect(await heldLocks()).to.deep.equal([]);
    });
    const before = await storedTexts();
    passRest();
    typeInto(form.query, 'And later.');
    passRest();
    element.setAttribute('member-key', 'member 2');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(await storedTexts()).to.equal(before);
    leave(element);

    const again = await openForm({ drafts: 'keep', 'member-key': 'member 1' });
    await found(again.element);
    expect(await storedTexts()).to.equal(before);
    expect(shadow(again.element).getAllByText(FOUND)).to.have.lengthOf(1);
    await proceed(again.element);
    await waitFor(() => {
      expect(again.form.query.value).to.equal(QUERY_TEXT);
    });
  });
});
