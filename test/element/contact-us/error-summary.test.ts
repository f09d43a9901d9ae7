import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { file, slowFile } from '../../support/attachments';
import { hasFocus } from '../../support/controls';
import { mount, user } from '../../support/mount';
import { FORMS_HERE, MEMBER_DETAILS, openContactWire } from './answers';
import { theForm } from './the-form';

const CATEGORY = 'Category: Please select a category';
const SUB_CATEGORY = 'Query category: Please select a category';
const CC_EMAIL = 'Additional Email address(optional): Please enter a valid email address';
const EMAIL = 'Email address: Please enter a valid email address';
const QUERY = 'Query details: Please enter your query detail';
const NO_ADDRESS = { [MEMBER_DETAILS]: { json: { emails: [] } } } as const;

const linksOf = (box: HTMLElement) => within(box).getAllByRole('link');
const wordsOf = (nodes: readonly HTMLElement[]) => nodes.map(({ textContent }) => textContent);

describe('a refused submit', () => {
  it('is summed up above the form, by field in its order, and takes the focus (§5)', async () => {
    await openContactWire(NO_ADDRESS);
    const form = theForm(await mount());
    await form.fill({ ccEmail: 'nobody' });
    await form.submit();
    const box = await form.refused();
    expect(wordsOf(linksOf(box))).to.deep.equal([CATEGORY, SUB_CATEGORY, CC_EMAIL, EMAIL, QUERY]);
    const isAbove = box.compareDocumentPosition(form.category) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(Boolean(isAbove)).to.equal(true);
  });

  it('leaves the focus with a member who has moved on to a field (§5)', async () => {
    await openContactWire(NO_ADDRESS);
    const form = theForm(await mount());
    form.send.click();
    form.query.focus();
    await form.screen.findByRole('heading', { name: 'There is a problem' });
    expect(hasFocus(form.query)).to.equal(true);
  });

  it('leaves it there too if a file was being read meanwhile (§5)', async () => {
    await openContactWire(NO_ADDRESS);
    const form = theForm(await mount());
    const { slow, read } = slowFile('slow.pdf');
    await user.upload(form.chooser, slow);
    form.send.click();
    form.query.focus();
    read();
    await form.screen.findByRole('heading', { name: 'There is a problem' });
    expect(hasFocus(form.query)).to.equal(true);
  });

  it('has no sub-category and no additional address for medicine deliveries (§3)', async () => {
    await openContactWire(NO_ADDRESS);
    const form = theForm(await mount({ origin: 'medxpress' }));
    await form.submit();
    const box = await form.refused();
    expect(wordsOf(linksOf(box))).to.deep.equal([CATEGORY, EMAIL, QUERY]);
  });

  it('links to each field, by mouse and by key, and leaves the hash alone (§5)', async () => {
    await openContactWire(NO_ADDRESS);
    const form = theForm(await mount());
    await form.fill({ ccEmail: 'nobody' });
    await form.submit();
    const box = await form.refused();
    const { href } = location;
    const controls = [form.category, form.subCategory, form.ccEmail, form.email, form.query];
    for (const [index, control] of controls.entries()) {
      const link = linksOf(box)[index];
      if (!link) throw new Error('A link is missing');
      if (index % 2 === 0) {
        await user.click(link);
      } else {
        link.focus();
        await sendKeys({ press: 'Enter' });
      }
      expect(hasFocus(control)).to.equal(true);
    }
    expect(location.href).to.equal(href);
  });

  it('loses its lines one by one, and disappears with the last (§5)', async () => {
    await openContactWire(NO_ADDRESS);
    const form = theForm(await mount({ origin: 'medxpress' }));
    await form.submit();
    const box = await form.refused();
    await form.fill({ category: 'Order query' });
    await waitFor(() => {
      expect(wordsOf(linksOf(box))).to.deep.equal([EMAIL, QUERY]);
    });
    await form.fill({ email: 'a@b.co' });
    await waitFor(() => {
      expect(wordsOf(linksOf(box))).to.deep.equal([QUERY]);
    });
    await form.fill({ query: 'W' });
    await waitFor(() => {
      expect(form.screen.queryByText('There is a problem') === null).to.equal(true);
    });
  });

  it('hands its focus to Send if the last error ends by itself: the address comes late (§5)', async () => {
    const wire = await openContactWire();
    const details = await wire.hold(MEMBER_DETAILS);
    const form = theForm(await mount());
    await wire.next(MEMBER_DETAILS);
    await form.fill({ category: 'Other', query: 'Why?' });
    await form.submit();
    await form.refused();
    await details.release({ json: { emails: ['me@example.org'] } });
    await waitFor(() => {
      expect(form.screen.queryByText('There is a problem') === null).to.equal(true);
    });
    expect(hasFocus(form.send)).to.equal(true);
  });

  it('takes the focus again when it is refused again (§5)', async () => {
    await openContactWire(NO_ADDRESS);
    const form = theForm(await mount());
    await form.submit();
    await form.refused();
    await form.fill({ category: 'Other' });
    await form.submit();
    await form.refused();
  });

  for (const { origin, choice } of FORMS_HERE) {
    it(`loses nothing that was typed or attached, ${origin} (§4)`, async () => {
      await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill({
        ...choice,
        email: 'nobody',
        query: 'What I wrote',
        files: [file('bill.pdf'), file('card.png')],
      });
      await form.submit();
      await form.refused();
      expect(form.category.selectedOptions[0]?.text).to.equal(choice.category);
      expect([form.email.value, form.query.value]).to.deep.equal(['nobody', 'What I wrote']);
      form.screen.getByRole('button', { name: 'Remove bill.pdf' });
      form.screen.getByRole('button', { name: 'Remove card.png' });
    });
  }
});
