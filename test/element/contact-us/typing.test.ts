import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { mount } from '../../support/mount';
import { FORMS_HERE, openContactWire } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

/** The changes of the element's tree during an action, which are React's writes. */
async function changesOf(element: Element, act: () => Promise<void>) {
  const changes: string[] = [];
  const watch = new MutationObserver((records) => {
    changes.push(...records.map(({ type, target }) => `${type} of ${target.nodeName}`));
  });
  watch.observe(element.shadowRoot ?? element, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
  await act();
  await nextFrame();
  watch.disconnect();
  return changes;
}

for (const { origin, choice } of FORMS_HERE) {
  it(`a key in the text changes nothing on screen but the text (${origin}, §5)`, async () => {
    await openContactWire();
    const element = await mount({ origin });
    const form = theForm(element);
    await form.settled();
    // The card of an empty list may be removed later than the address is filled in.
    await waitFor(() => {
      expect(form.screen.queryByRole('heading', { name: 'Your open queries' })).to.equal(null);
    });
    form.query.focus();
    const changes = await changesOf(element, () => sendKeys({ type: QUERY_TEXT }));
    expect(changes).to.deep.equal([]);
    expect(form.query.value).to.equal(QUERY_TEXT);
  });

  it(`a correct choice or text is never called wrong, not for a moment (${origin}, §5)`, async () => {
    await openContactWire();
    const element = await mount({ origin });
    const form = theForm(element);
    await form.settled();
    const said = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const { textContent } of element.shadowRoot?.querySelectorAll('.field-error') ?? [])
        said.add(textContent);
    });
    watch.observe(element.shadowRoot ?? element, { childList: true, subtree: true });
    // The rules have run for the empty fields, too.
    await form.fill({ email: 'nobody' });
    await form.screen.findByText('Please enter a valid email address');
    await form.fill({ ...choice, query: QUERY_TEXT });
    form.email.focus();
    await waitFor(() => {
      expect(form.category.value).not.to.equal('');
    });
    await form.fill({ email: 'me@example.org' });
    await waitFor(() => {
      expect(form.screen.queryByText('Please enter a valid email address')).to.equal(null);
    });
    watch.disconnect();
    expect([...said]).to.deep.equal(['Error: Please enter a valid email address']);
  });
}
