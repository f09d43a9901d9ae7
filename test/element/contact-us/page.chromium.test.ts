import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { mount, shadow } from '../../support/mount';
import { FORMS, openContactWire } from './answers';

let banners = 0;
/** A page caches its images, so each test uses its own. */
const newBanner = () => {
  const path = `/banners/${String((banners += 1))}.png`;
  return { path, request: `GET /site/preview${path}` as const };
};
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const IMAGE = { bytes: PIXEL, headers: { 'content-type': 'image/png' } };

const bannerOf = (element: Element) => element.shadowRoot?.querySelector('.banner');

for (const { origin } of FORMS) {
  describe(`the contact page, ${origin}`, () => {
    it("asks 'How can we help?' and offers a card to log a query (§2)", async () => {
      await openContactWire();
      const element = await mount({ origin });
      const screen = shadow(element);
      screen.getByRole('heading', { name: 'How can we help?' });
      screen.getByRole('region', { name: 'Log a new query' });
      expect(bannerOf(element) === null).to.equal(true);
      await expectNoAxeViolations(element);
    });

    it('links to the chatbot for instant answers (§2)', async () => {
      await openContactWire();
      const link = shadow(await mount({ origin })).getByRole('link', {
        name: 'Get instant answers from our chatbot',
      });
      expect(link.getAttribute('href')).to.equal(
        `${location.origin}/portal/medical-aid/instant-answers`,
      );
    });

    it('links to the chatbot that the portal names (§2)', async () => {
      await openContactWire();
      const element = await mount({ origin, 'chatbot-url': 'https://chat.example.org/help' });
      const link = shadow(element).getByRole('link', { name: /chatbot/ });
      expect(link.getAttribute('href')).to.equal('https://chat.example.org/help');
    });

    it('shows a banner with its heading, centred and coloured (§2)', async () => {
      const banner = newBanner();
      const wire = await openContactWire();
      const image = await wire.hold(banner.request);
      const element = await mount({
        origin,
        'banner-path': banner.path,
        'banner-heading': 'Winter opening hours',
        'banner-colour': 'rgb(0, 51, 102)',
      });
      expect(bannerOf(element)?.textContent).to.include('Loading');

      await image.release(IMAGE);
      await waitFor(() => {
        expect(bannerOf(element)?.textContent).not.to.include('Loading');
      });
      const { color, textAlign } = getComputedStyle(
        shadow(element).getByText('Winter opening hours'),
      );
      expect([color, textAlign]).to.deep.equal(['rgb(0, 51, 102)', 'center']);
      expect(element.shadowRoot?.querySelector('img')?.naturalWidth).to.equal(1);
    });

    it('shows a banner without a heading, and no heading without a banner (§2)', async () => {
      const banner = newBanner();
      await openContactWire({ [banner.request]: IMAGE });
      const element = await mount({ origin, 'banner-path': banner.path });
      await waitFor(() => {
        expect(bannerOf(element)?.textContent).not.to.include('Loading');
      });
      expect(bannerOf(element)?.textContent).to.equal('');

      element.removeAttribute('banner-path');
      element.setAttribute('banner-heading', 'Winter opening hours');
      await waitFor(() => {
        expect(bannerOf(element) === null).to.equal(true);
      });
      expect(shadow(element).queryByText('Winter opening hours') === null).to.equal(true);
    });

    it("shows 'Unable to load content.' in place of a banner that does not load (§8)", async () => {
      const banner = newBanner();
      await openContactWire({ [banner.request]: { status: 500 } });
      const element = await mount({
        origin,
        'banner-path': banner.path,
        'banner-heading': 'Winter opening hours',
      });
      await shadow(element).findByText('Unable to load content.');
      shadow(element).getByRole('button', { name: 'Send Query' });
      await expectNoAxeViolations(element);
    });
  });
}
