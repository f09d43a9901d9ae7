import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { collectEvents } from '../../support/collect';
import { descriptionOf, typeInto } from '../../support/controls';
import { mount, screenShown, shadow, user } from '../../support/mount';
import { createTranslator } from '../../support/translator.mjs';
import { addPrerendered } from '../first-paint/add-prerendered';
import { MEMBER_EMAIL, OPEN_QUERIES, openContactWire, REFERENCE_NUMBER, SUBMIT } from './answers';
import { QUERY_TEXT } from './the-form';

/** The prefix of a translated text. */
const MARK = '≈';

const QUERY = {
  referenceNumber: 12,
  category: 'MEDICAL_CLAIMS',
  queryDetail: 'An older one.',
  dateLogged: '2024-05-01',
};

/** What a member finds on the contact page in any language: fields by name, texts as shown. */
function thePage(element: Element) {
  const { shadowRoot } = element;
  const find = <Control extends Element>(selector: string) => {
    const found = shadowRoot?.querySelector<Control>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const textOf = (selector: string) => find(selector).textContent.trim();
  return {
    find,
    shows: (selector: string, ...words: readonly string[]) =>
      waitFor(() => {
        const all = [...(shadowRoot?.querySelectorAll(selector) ?? [])];
        expect(all.map(({ textContent }) => textContent.trim())).to.deep.equal(words);
      }),
    describes: (name: string, words: string) =>
      waitFor(() => {
        expect(descriptionOf(find(`[name=${name}]`))).to.equal(words);
      }),
    type: (name: string, value: string) => {
      typeInto(find(`[name=${name}]`), value);
    },
    choose: (name: string, value: string) =>
      user.selectOptions(find(`[name=${name}]`), find(`[name=${name}] [value=${value}]`)),
    press: (selector: string) => user.click(find(selector)),
    isPrefilled: () =>
      waitFor(() => {
        expect(find<HTMLInputElement>('[name=email]').value).to.equal(MEMBER_EMAIL);
      }),
    textOf,
  };
}

const problem = (words: string) => `${MARK}Error: ${MARK}${words}`;

describe('a page that is translated', () => {
  it('live shows each text that changes, translated, until a query is sent (§4, §5)', async () => {
    const wire = await openContactWire({ [OPEN_QUERIES]: { json: { queries: [QUERY] } } });
    const answer = await wire.hold(SUBMIT.default, { unread: true });
    const events = collectEvents('element-error', 'query-submitted');
    const element = await mount();
    const page = thePage(element);
    const translator = createTranslator(MARK);
    translator.follow();
    await page.shows('button[type=submit]', `${MARK}Send Query`);

    await page.press('button[type=submit]');
    await page.shows('.error-summary h4', `${MARK}There is a problem`);
    await page.describes('category', problem('Please select a category'));
    await page.choose('category', 'MEDICAL_CLAIMS');
    await page.describes('category', '');
    await page.shows('.self-help p', `${MARK}About this category.`);
    await page.choose('subCategory', 'CLAIM_NOT_PAID');
    expect(page.textOf('[name=subCategory] :checked')).to.equal(`${MARK}Claim not paid`);

    page.type('email', 'thandi@');
    await page.describes('email', problem('Please enter a valid email address'));
    page.type('email', 'thandi@gmial.com');
    page.find<HTMLInputElement>('[name=query]').focus();
    await page.describes('email', '');
    await page.shows(
      '.suggestion > *',
      `${MARK}Is this address spelt right?`,
      `${MARK}Use thandi@gmail.com`,
    );
    await page.press('.suggestion button');
    await page.shows('.suggestion > *');

    page.type('query', 'a'.repeat(20_010));
    // The text changes while the translation of the previous one is still pending.
    await Promise.resolve();
    page.type('query', 'a'.repeat(20_020));
    await page.describes(
      'query',
      `${problem('Please enter your query detail')} ${MARK}Characters over the limit: 20`,
    );
    page.type('query', 'a'.repeat(19_000));
    await page.describes('query', `${MARK}Characters left: 1000`);
    await page.shows('.field .hidden-text[role=status]', `${MARK}Characters left: 1000`);
    page.type('query', QUERY_TEXT);
    await page.describes('query', '');

    const chooser = page.find<HTMLInputElement>('input[type=file]');
    await user.upload(chooser, [file('notes.txt')]);
    await page.shows('.refusals', `${MARK}notes.txt: this type of file can’t be uploaded.`);
    await user.upload(chooser, [file('scan.pdf', 9_000_000)]);
    await page.shows('.refusals');
    await page.shows('.file button', `${MARK}Remove${MARK} scan.pdf`);
    await page.press('.file button');
    await page.shows('.file button', `${MARK}Put back${MARK} scan.pdf`);
    await page.shows('.file-facts', `${MARK}Removed: it will not be sent`);
    await page.press('.file button');
    await page.shows('.file button', `${MARK}Remove${MARK} scan.pdf`);
    await page.shows(
      '.field > [role=status] > .hidden-text',
      `${MARK}scan.pdf is back in the list.`,
    );

    await page.press('button[type=submit]');
    await waitFor(() => {
      expect(page.textOf('.progress')).to.match(/^≈\d\d?% uploaded$/);
    });
    await page.shows('.send > [role=status]', `${MARK}Sending your query`);
    await answer.release({ json: { referenceNumber: REFERENCE_NUMBER } });
    await page.shows('.receipt-number', `${MARK}${String(REFERENCE_NUMBER)}`);
    await page.shows('.receipt-copy > [role=status]', '');
    await page.press('[part=receipt] > button');
    await page.shows('button[type=submit]', `${MARK}Send Query`);
    translator.stop();
    expect(events.map(({ name }) => name)).to.deep.equal(['query-submitted']);
  });

  it('once, with its form filled in, sends a query (§4)', async () => {
    await openContactWire();
    const events = collectEvents('element-error', 'query-submitted');
    const element = await mount();
    const page = thePage(element);
    await page.isPrefilled();
    await page.choose('category', 'OTHER');
    page.type('query', QUERY_TEXT);
    createTranslator(MARK).translate();
    await page.press('button[type=submit]');
    await page.shows('.receipt-number', String(REFERENCE_NUMBER));
    expect(events.map(({ name }) => name)).to.deep.equal(['query-submitted']);
  });

  it('before the application has loaded keeps what is typed, and the controls (§2)', async () => {
    const wire = await openContactWire({ [OPEN_QUERIES]: { json: { queries: [QUERY] } } });
    const events = collectEvents('element-error', 'query-submitted');
    const element = addPrerendered();
    const page = thePage(element);
    createTranslator(MARK).follow();
    expect(page.textOf('h2')).to.equal(`${MARK}How can we help?`);
    const control = page.find<HTMLTextAreaElement>('[name=query]');
    control.focus();
    control.value = QUERY_TEXT;
    const category = page.find<HTMLSelectElement>('[name=category]');
    category.value = 'OTHER';
    category.dispatchEvent(new Event('change', { bubbles: true }));
    await wire.next(OPEN_QUERIES);
    await screenShown(element);
    expect(page.find('[name=query]') === control).to.equal(true);
    expect(control.value).to.equal(QUERY_TEXT);
    await page.shows('h2', `${MARK}How can we help?`);
    await page.shows('.row-link', `${MARK}Edit${MARK} query 12`);
    await page.isPrefilled();
    await page.press('button[type=submit]');
    await page.shows('.receipt-number', `${MARK}${String(REFERENCE_NUMBER)}`);
    expect(events.map(({ name }) => name)).to.deep.equal(['query-submitted']);
  });

  it('has the words of its table, also where the list arrives after the translation (§2)', async () => {
    const wire = await openContactWire();
    const events = collectEvents('element-error');
    const answer = await wire.hold(OPEN_QUERIES);
    const element = addPrerendered();
    createTranslator(MARK).translate();
    await answer.release({ json: { queries: [QUERY] } });
    const cell = await shadow(element).findByRole('cell', { name: 'Medical claims' });
    await screenShown(element);
    expect(cell.isConnected).to.equal(true);
    expect(events).to.deep.equal([]);
  });
});
