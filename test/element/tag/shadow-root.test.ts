import { expect } from '@open-wc/testing';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { mount } from '../../support/mount';
import { openContactWire, SUBMIT } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';

function expectSheetsAlone(element: Element) {
  const root = element.shadowRoot;
  expect(root?.querySelectorAll('style, link, [style]')).to.have.length(0);
  expect(root?.adoptedStyleSheets.length).to.be.greaterThan(0);
  expect(root?.adoptedStyleSheets.every(({ cssRules }) => cssRules.length > 0)).to.equal(true);
  expect(element.hasAttribute('style')).to.equal(false);
}

describe('the shadow root', () => {
  it('is open, and has only constructable sheets in every state (decisions 1)', async () => {
    const wire = await openContactWire();
    const element = await mount();
    expect(element.shadowRoot?.mode).to.equal('open');
    expectSheetsAlone(element);
    const form = theForm(element);
    await form.settled();
    await form.submit();
    await form.screen.findByText('There is a problem');
    expectSheetsAlone(element);

    await form.fill({
      category: 'Medical claims',
      subCategory: 'Claim not paid',
      query: 'Why?',
      files: [file('claim.pdf'), file('claim.exe')],
    });
    await form.screen.findByText('About this sub-category.');
    const held = await wire.hold(SUBMIT.default);
    await form.submit();
    await form.screen.findByRole('button', { name: 'Cancel' });
    expectSheetsAlone(element);
    await held.release({ status: 500 });
    await form.screen.findByText(/Something went wrong/);
    expectSheetsAlone(element);
    await form.submit();
    await form.screen.findByText('4711');
    expectSheetsAlone(element);
    await expectNoAxeViolations(element);
  });

  it('leaves the page outside unchanged (decisions 1)', async () => {
    await openContactWire();
    const sheets = () => [document.styleSheets.length, document.adoptedStyleSheets.length];
    const [before, children, title] = [sheets(), document.head.childElementCount, document.title];
    const element = await mount();
    await theForm(element).settled();
    expect(sheets()).to.deep.equal(before);
    expect(document.head.childElementCount).to.equal(children);
    expect(document.title).to.equal(title);
    expect(element.childNodes).to.have.length(0);
  });
});
