import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { screenShown, shadow } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';
import { create, place } from './place';

/** r2wc does not do these by itself. Each is a line of ours in `src/element.tsx`. */
describe('an attribute of the element', () => {
  it('mounts nothing before the element is connected (decisions 1)', () => {
    const element = create();
    element.setAttribute('api-base', '/portal/own');
    expect(element.shadowRoot?.childElementCount).to.equal(0);
  });

  for (const [how, change] of [
    ['removed', (element: Element) => element.removeAttribute('chatbot-url')],
    ['emptied', (element: Element) => element.setAttribute('chatbot-url', '')],
  ] as const)
    it(`counts as absent once it is ${how} (decisions 1)`, async () => {
      await openContactWire();
      const element = await place({ 'chatbot-url': '/chat' });
      await screenShown(element);
      const link = () => shadow(element).getByRole('link', { name: /chatbot/ });
      expect(link().getAttribute('href')).to.match(/\/chat$/);
      change(element);
      expect(element.chatbotUrl || null).to.equal(null);
      await waitFor(() => {
        expect(link().getAttribute('href')).to.match(/instant-answers$/);
      });
    });
});
