import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import type { Messages } from '../../../src/text/texts';
import { expectNoAxeViolations } from '../../support/axe';
import { takeWarnings } from '../../support/collect';
import { mount, shadow, user } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { create, place } from './place';

const AFRIKAANS = {
  contactUs: { title: 'Hoe kan ons help?' },
  openQueries: { title: 'U oop navrae' },
  logQuery: { send: 'Stuur navraag', email: 'E-posadres' },
  errors: {
    category: 'Kies ’n kategorie',
    openQueriesFailed: 'Ons kan nie u navrae nou wys nie.',
  },
  errorSummary: { title: 'Daar is ’n probleem' },
  categories: { MEDICAL_CLAIMS: 'Mediese eise' },
  subCategories: { CLAIM_NOT_PAID: 'Eis nie betaal nie' },
} satisfies Messages;

describe("a portal's own texts", () => {
  it('show on screen, in errors and in choices; the others keep their defaults', async () => {
    await openContactWire({ [OPEN_QUERIES]: { status: 500 } });
    const element = await mount({ messages: JSON.stringify(AFRIKAANS) });
    const screen = shadow(element);
    screen.getByRole('heading', { name: 'Hoe kan ons help?' });
    screen.getByRole('heading', { name: 'Log a new query' });
    await screen.findByText('Ons kan nie u navrae nou wys nie.');
    await user.selectOptions(screen.getByLabelText('Category'), 'Mediese eise');
    screen.getByRole('option', { name: 'Eis nie betaal nie' });
  });

  it('may be an object, and may change while the member types', async () => {
    await openContactWire();
    const element = create();
    element.messages = AFRIKAANS;
    expect(element.messages).to.equal(JSON.stringify(AFRIKAANS));
    document.body.append(element);
    const form = theForm(element);
    await form.screen.findByLabelText('E-posadres');
    await form.fill({ query: 'Half a sentence' });
    await user.click(form.screen.getByRole('button', { name: 'Stuur navraag' }));
    await form.screen.findByRole('heading', { name: 'Daar is ’n probleem' });
    expect(form.screen.getAllByText(/Kies ’n kategorie$/)).to.have.lengthOf(4);
    await expectNoAxeViolations(element);

    element.messages = null;
    await form.screen.findByRole('heading', { name: 'There is a problem' });
    expect(form.screen.getAllByText(/Please select a category$/)).to.have.lengthOf(4);
    expect(form.query.value).to.equal('Half a sentence');
    form.screen.getByRole('button', { name: 'Send Query' });
  });

  it('that the element does not know are reported once and otherwise ignored', async () => {
    await openContactWire();
    const element = await place();
    takeWarnings();
    element.messages = JSON.stringify({
      contactUs: { title: 'Help', tittle: 'Help' },
      counter: { left: 'Left' },
    });
    await shadow(element).findByRole('heading', { name: 'Help' });
    const problems = [
      '<medical-aid-inquiries>: in messages, there is no "contactUs.tittle"',
      '<medical-aid-inquiries>: in messages, "counter.left" lacks {count}',
    ];
    await waitFor(() => {
      expect(takeWarnings()).to.deep.equal(problems);
    });
    element.messages = { contactUs: { title: 'Hulp', tittle: 'Hulp' } } as Messages;
    await shadow(element).findByRole('heading', { name: 'Hulp' });
    element.setAttribute('messages', 'no JSON');
    await shadow(element).findByRole('heading', { name: 'How can we help?' });
    await waitFor(() => {
      expect(takeWarnings()).to.deep.equal([
        '<medical-aid-inquiries>: in messages, there is no JSON object',
      ]);
    });
  });

  it('may use the former names of groups and texts, and the console reports the current ones', async () => {
    const open = { referenceNumber: 4711, category: 'MEDICAL_CLAIMS', dateLogged: '2024-05-17' };
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [open] } } });
    takeWarnings();
    const asked = { add: 'Voeg by {referenceNumber}', along: 'Gaan saam.' };
    const element = await mount({ messages: JSON.stringify({ asked } satisfies Messages) });
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Medical claims' });
    await form.screen.findByRole('button', { name: 'Voeg by 4711' });
    await form.screen.findByText('Gaan saam.');
    const warnings: string[] = [];
    await waitFor(() => {
      warnings.push(...takeWarnings());
      expect(warnings.sort()).to.deep.equal([
        '<medical-aid-inquiries>: in messages, "asked" is now "duplicates"',
        '<medical-aid-inquiries>: in messages, "asked.along" is now "carryOver"',
      ]);
    });
  });

  it('that are missing in a translation are named in one line on a test set-up', async () => {
    for (const attributes of [
      { lang: 'en-ZA' },
      { lang: 'af', environment: 'production' },
      { lang: 'af' },
      { lang: 'af' },
    ]) {
      await openContactWire();
      const element = await place({ messages: JSON.stringify(AFRIKAANS), ...attributes });
      await shadow(element).findByRole('button', { name: 'Stuur navraag' });
    }
    const warnings: string[] = [];
    await waitFor(() => {
      warnings.push(...takeWarnings());
      expect(warnings).to.have.lengthOf(1);
    });
    const [before, names = ''] = warnings.join().split(' leaves in English: ');
    expect(before).to.equal('<medical-aid-inquiries>: messages');
    expect(names.split(', ')).to.include.members(['login', 'due', 'drafts', 'logQuery.title']);
    expect(names.split(', ')).not.to.include.any.members(['logQuery', 'logQuery.send', 'errors']);
  });

  it('apply to one element of a page', async () => {
    await openContactWire();
    const one = await place({ messages: '{"contactUs":{"title":"Hulp"}}' });
    const other = await place();
    shadow(one).getByRole('heading', { name: 'Hulp' });
    shadow(other).getByRole('heading', { name: 'How can we help?' });
  });
});
