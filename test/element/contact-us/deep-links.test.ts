import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { hasFocus } from '../../support/controls';
import { mount, screenShown, shadow, user } from '../../support/mount';
import { addPrerendered } from '../first-paint/add-prerendered';
import { go, namesEntries, travel } from '../routing/travel';
import { MEMBER_EMAIL, OPEN_QUERIES, openContactWire, REFERENCE_NUMBER, SUBMIT } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

const CLAIM = '#/contact-us/default?category=MEDICAL_CLAIMS&subCategory=CLAIM_NOT_PAID';
const LIMITS = '#/contact-us/default?category=BENEFITS_AND_COVER&subCategory=LIMITS';
const CHOSEN = ['MEDICAL_CLAIMS', 'CLAIM_NOT_PAID'];

const chosenIn = (element: Element) => {
  const { category, subCategory } = theForm(element);
  return [category.value, subCategory.value];
};
const chooses = (element: Element, choice: readonly string[]) =>
  waitFor(() => {
    expect(chosenIn(element)).to.deep.equal(choice);
  });

describe('a link to the form', () => {
  for (const [name, hash] of Object.entries({
    'the contact page': CLAIM,
    'the contact page without an origin': CLAIM.replace('/default', ''),
    'the root': CLAIM.replace('contact-us/default', ''),
  }))
    it(`to ${name} opens it with its category and sub-category (decisions 6)`, async () => {
      await openContactWire();
      const element = await mount({}, { hash });
      await chooses(element, CHOSEN);
      await shadow(element).findByText('About this sub-category.');
      expect(location.hash).to.equal(CLAIM);
      expect(element.shadowRoot?.activeElement).to.equal(null);
    });

  it("works with a portal's own texts, and for medicine deliveries (decisions 6)", async () => {
    await openContactWire();
    const messages = '{"categories":{"MEDICAL_CLAIMS":"Mediese eise"}}';
    const worded = await mount({ messages }, { hash: CLAIM });
    await chooses(worded, CHOSEN);
    worded.remove();
    const hash = '#/contact-us/medxpress?category=MEDXPRESS_DELIVERY_QUERY';
    const delivery = await mount({}, { hash });
    await waitFor(() => {
      expect(theForm(delivery).category.value).to.equal('MEDXPRESS_DELIVERY_QUERY');
    });
  });

  it('is followed by the application as it takes the page over (decisions 6)', async () => {
    await openContactWire();
    const element = addPrerendered({}, CLAIM);
    const { category } = theForm(element);
    await screenShown(element);
    await shadow(element).findByText('About this sub-category.');
    expect(theForm(element).category).to.equal(category);
    expect(chosenIn(element)).to.deep.equal(CHOSEN);
  });

  it('leaves what the member has chosen before the application has loaded (decisions 6)', async () => {
    await openContactWire();
    const element = addPrerendered({}, CLAIM);
    const { category } = theForm(element);
    category.value = 'MANAGE_PLAN';
    category.dispatchEvent(new Event('change', { bubbles: true }));
    await screenShown(element);
    await theForm(element).settled();
    expect(chosenIn(element)).to.deep.equal(['MANAGE_PLAN', '']);
  });

  it('followed before the application has loaded is followed all the same (decisions 6)', async () => {
    await openContactWire();
    const element = addPrerendered({}, CLAIM);
    location.hash = LIMITS;
    await screenShown(element);
    await chooses(element, ['BENEFITS_AND_COVER', 'LIMITS']);
  });

  it('fills in nothing else, and ignores what is not on the list (decisions 6)', async () => {
    await openContactWire();
    for (const search of [
      'category=MEDXPRESS_ORDER_QUERY',
      'category=OTHER&category=OTHER',
      'email=x@example.org&ccEmail=x@example.org&query=Pay%20me&files=a.pdf',
    ]) {
      const element = await mount({}, { hash: `#/contact-us/default?${search}` });
      const form = theForm(element);
      await form.settled();
      expect(chosenIn(element), search).to.deep.equal(['', '']);
      expect([form.ccEmail.value, form.email.value, form.query.value]).to.deep.equal([
        '',
        MEMBER_EMAIL,
        '',
      ]);
      element.remove();
    }
  });

  it('within the page chooses again, keeps what was typed, and leads to the form (decisions 6)', async () => {
    const wire = await openContactWire();
    const element = await mount({}, { hash: CLAIM });
    const form = theForm(element);
    await form.settled();
    await chooses(element, CHOSEN);
    await form.fill({ ccEmail: 'sipho@example.org', query: QUERY_TEXT });
    await go(LIMITS);
    await chooses(element, ['BENEFITS_AND_COVER', 'LIMITS']);
    expect([form.ccEmail.value, form.query.value]).to.deep.equal(['sipho@example.org', QUERY_TEXT]);
    expect(hasFocus(shadow(element).getByRole('heading', { name: 'Log a new query' }))).to.equal(
      true,
    );
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
  });

  it('does not change what the member has chosen, here or on the way back (decisions 6)', async () => {
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Manage plan', query: QUERY_TEXT });
    await go(CLAIM);
    await nextFrame();
    expect(form.category.value).to.equal('MANAGE_PLAN');
    await go('#/login');
    await shadow(element).findByRole('heading', { name: 'Log in' });
    await go(LIMITS);
    await waitFor(() => {
      expect([form.category.value, form.query.value]).to.deep.equal(['MANAGE_PLAN', QUERY_TEXT]);
    });
  });

  it('leads from a success message to the form; another query starts empty (decisions 6)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: CLAIM });
    const form = theForm(element);
    await form.settled();
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(String(REFERENCE_NUMBER));
    await go(LIMITS);
    await form.screen.findByRole('button', { name: 'Send Query' });
    await chooses(element, ['BENEFITS_AND_COVER', 'LIMITS']);
    expect(form.query.value).to.equal('');

    await form.settled();
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
    await chooses(element, ['', '']);
  });

  it('opened while a query is sent is followed by the form after its receipt (decisions 6)', async () => {
    const wire = await openContactWire();
    const element = await mount({}, { hash: CLAIM });
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    const answer = await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    await go(LIMITS);
    await nextFrame();
    expect(form.category.value).to.equal('OTHER');
    await answer.release({ json: { referenceNumber: REFERENCE_NUMBER } });
    await form.screen.findByText(String(REFERENCE_NUMBER));
    await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
    await chooses(element, ['BENEFITS_AND_COVER', 'LIMITS']);
    expect(form.query.value).to.equal('');
  });

  it('is followed again on another visit, after the query was sent (decisions 6)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: CLAIM });
    const form = theForm(element);
    await form.settled();
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
    await go('#/login');
    await form.screen.findByRole('heading', { name: 'Log in' });
    await travel(-1);
    await form.settled();
    expect(chosenIn(element)).to.deep.equal(['', '']);
    await go('#/login');
    await form.screen.findByRole('heading', { name: 'Log in' });
    // Elsewhere the browser does not distinguish the two visits.
    if (!namesEntries) return;
    await go(CLAIM);
    await form.settled();
    await chooses(element, CHOSEN);
  });

  it('removes the errors of what it chooses (§5, decisions 6)', async () => {
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.submit();
    await form.refused();
    expect(form.screen.queryAllByText('Please select a category')).not.to.have.lengthOf(0);
    await go(CLAIM);
    await chooses(element, CHOSEN);
    await waitFor(() => {
      expect(form.screen.queryAllByText('Please select a category')).to.have.lengthOf(0);
    });
  });

  it('passed on the way back leaves a success message; another query starts empty (decisions 6)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: CLAIM });
    const form = theForm(element);
    await form.settled();
    await go(LIMITS);
    await chooses(element, ['BENEFITS_AND_COVER', 'LIMITS']);
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    const another = await form.screen.findByRole('button', { name: 'Log another query' });
    await travel(-1);
    // Elsewhere the browser does not distinguish this from a link.
    if (!namesEntries) return;
    await nextFrame();
    form.screen.getByText(String(REFERENCE_NUMBER));
    await travel(1);
    await nextFrame();
    form.screen.getByText(String(REFERENCE_NUMBER));
    await travel(-1);
    await user.click(another);
    await form.settled();
    expect(chosenIn(element)).to.deep.equal(['', '']);
  });
});
