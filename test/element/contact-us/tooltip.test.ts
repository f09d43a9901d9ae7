import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { expectNoAxeViolations } from '../../support/axe';
import { hasFocus } from '../../support/controls';
import { mount, screenShown, shadow, user } from '../../support/mount';
import { create } from '../tag/place';
import { openContactWire } from './answers';
import { theForm } from './the-form';

const LABEL = 'About the additional email address';
const WORDS = 'We will send a copy of our response to this address too.';

async function tooltipOf(element: Element) {
  const { screen } = theForm(element);
  const button = await screen.findByRole('button', { name: LABEL });
  return { button, text: screen.getByText(WORDS) };
}

const expectVisible = (text: Element, visible: boolean) =>
  waitFor(() => {
    expect(text.checkVisibility()).to.equal(visible);
  });

describe('the tooltip of the additional email address', () => {
  it('is under its button if there is no room above', async () => {
    await openContactWire();
    const { button, text } = await tooltipOf(await mount());
    button.focus({ preventScroll: true });
    await expectVisible(text, true);
    expect(text.getBoundingClientRect().bottom).to.be.at.most(button.getBoundingClientRect().top);
    button.blur();
    await expectVisible(text, false);

    document.body.style.marginBlockEnd = '200vh';
    button.scrollIntoView({ block: 'start' });
    button.focus({ preventScroll: true });
    await expectVisible(text, true);
    expect(text.getBoundingClientRect().top).to.be.at.least(button.getBoundingClientRect().bottom);
    document.body.style.marginBlockEnd = '';
  });

  it('shows on focus by keyboard, 250px wide, and hides on Escape (§2, §9)', async () => {
    await openContactWire();
    const element = await mount();
    const { button, text } = await tooltipOf(element);
    await expectVisible(text, false);

    button.focus();
    await expectVisible(text, true);
    expect(text.getAttribute('role')).to.equal('tooltip');
    expect(getComputedStyle(text).width).to.equal('250px');
    expect(text.offsetWidth).to.equal(250);
    await expectNoAxeViolations(element);

    await sendKeys({ press: 'Escape' });
    await expectVisible(text, false);
    expect(hasFocus(button)).to.equal(true);
  });

  it('shows on hover, also over its own text, and hides after it (§2)', async () => {
    await openContactWire();
    const { button, text } = await tooltipOf(await mount());
    await user.hover(button);
    await expectVisible(text, true);
    await user.hover(text);
    await expectVisible(text, true);
    await user.unhover(text);
    await expectVisible(text, false);
  });

  it('hides on Escape wherever the focus is while the pointer shows it (WCAG 1.4.13)', async () => {
    await openContactWire();
    const element = await mount();
    const { button, text } = await tooltipOf(element);
    theForm(element).email.focus();
    await user.hover(button);
    await expectVisible(text, true);
    await sendKeys({ press: 'Escape' });
    await expectVisible(text, false);
  });

  it('shows on a press, and hides when the focus leaves (§2)', async () => {
    await openContactWire();
    const element = await mount();
    const { button, text } = await tooltipOf(element);
    await user.click(button);
    await expectVisible(text, true);
    await user.unhover(button);
    theForm(element).email.focus();
    await expectVisible(text, false);
  });

  it('shows at a button that had the focus before the application loaded (§2)', async () => {
    await openContactWire();
    const element = create();
    document.body.append(element);
    const prerendered = shadow(element).getByRole('button', { name: LABEL });
    prerendered.focus();
    await screenShown(element);
    await expectVisible((await tooltipOf(element)).text, true);
    expect(hasFocus(prerendered)).to.equal(true);
  });

  it('describes its button to a screen reader (§2)', async () => {
    await openContactWire();
    const { button, text } = await tooltipOf(await mount());
    expect(button.getAttribute('aria-describedby')).to.equal(text.id);
  });

  it('is absent for medicine deliveries, like its field (§3)', async () => {
    await openContactWire();
    const form = theForm(await mount({ origin: 'medxpress' }));
    expect(form.find.ccEmail() === null).to.equal(true);
    expect(form.screen.queryByText(WORDS) === null).to.equal(true);
  });
});
