import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { mount, shadow } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';

const IMAGE = {
  text: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="2"/>',
  headers: { 'content-type': 'image/svg+xml' },
};

const image = (element: Element) => element.shadowRoot?.querySelector('img');
const isShown = (element: Element) =>
  waitFor(() => {
    expect(image(element)?.naturalWidth).to.be.greaterThan(0);
  });

describe('the banner', () => {
  it('is loaded from the content service, in production without preview (decisions 1)', async () => {
    const wire = await openContactWire({
      'GET /site/banners/summer.svg': IMAGE,
      'GET /portal/api/das/smart-inquiry-api/member-queries': { json: {} },
      'GET /portal/api/das/member-details-api/v2/member-details': { json: {} },
    });
    const element = await mount({
      environment: 'production',
      'content-base': wire.elsewhere,
      'banner-path': 'banners/summer.svg',
      'banner-heading': 'Summer hours',
    });
    await isShown(element);
    expect(image(element)?.src).to.equal(`${wire.elsewhere}/site/banners/summer.svg`);
    await expectNoAxeViolations(element);
  });

  it('is tried again when its path changes after a failure (decisions 1)', async () => {
    await openContactWire({
      'GET /site/preview/gone.svg': { status: 404 },
      'GET /site/preview/found.svg': IMAGE,
    });
    const element = await mount({ 'banner-path': '/gone.svg' });
    await shadow(element).findByText('Unable to load content.');
    element.setAttribute('banner-path', '/found.svg');
    await isShown(element);
    expect(shadow(element).queryByText('Unable to load content.')).to.equal(null);
  });

  it('shows its heading in the banner’s text colour if its picture does not load (§2)', async () => {
    await openContactWire({ 'GET /site/preview/gone.svg': { status: 404 } });
    const element = await mount({
      'banner-path': '/gone.svg',
      'banner-heading': 'Summer hours',
      'banner-colour': 'rgb(1, 2, 3)',
    });
    await shadow(element).findByText('Unable to load content.');
    const heading = shadow(element).getByText('Summer hours');
    const banner = heading.closest('.banner') ?? element;
    expect(getComputedStyle(heading).color).to.equal(getComputedStyle(banner).color);
  });

  it('is removed when its path is removed or empty (decisions 1)', async () => {
    await openContactWire({ 'GET /site/preview/here.svg': IMAGE });
    const element = await mount({ 'banner-path': '/here.svg', 'banner-heading': 'Summer hours' });
    shadow(element).getByText('Summer hours');
    element.setAttribute('banner-path', '');
    await waitFor(() => {
      expect(image(element) === null).to.equal(true);
    });
    expect(shadow(element).queryByText('Summer hours')).to.equal(null);
  });

  it('has its heading in the default colour if banner-colour is not a colour (decisions 1)', async () => {
    await openContactWire({ 'GET /site/preview/own.svg': IMAGE });
    const element = await mount({ 'banner-path': '/own.svg', 'banner-heading': 'Summer hours' });
    const heading = shadow(element).getByText('Summer hours');
    const own = getComputedStyle(heading).color;
    for (const colour of ['red; background: url(/x)', 'no-colour', '']) {
      element.setAttribute('banner-colour', 'rgb(1, 2, 3)');
      await waitFor(() => {
        expect(getComputedStyle(heading).color).to.equal('rgb(1, 2, 3)');
      });
      element.setAttribute('banner-colour', colour);
      await waitFor(() => {
        expect(getComputedStyle(heading).color, colour).to.equal(own);
      });
    }
  });
});
