import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { mount, shadow, user } from '../../support/mount';
import { hashOf, openQueryWire, viewQuery } from './the-query';

const BACK = { name: 'Back' };

const hashBecomes = (hash: string) =>
  waitFor(() => {
    expect(location.hash).to.equal(hash);
  });

/** A visit that begins with this page, as after opening a link in a new tab. */
async function withoutHistory(visit: () => Promise<void>) {
  const value = Object.assign(new EventTarget(), { canGoBack: false });
  Object.defineProperty(window, 'navigation', { configurable: true, value });
  try {
    await visit();
  } finally {
    Reflect.deleteProperty(window, 'navigation');
  }
}

describe('Back', () => {
  it('returns to the previous page of the visit (§2)', async () => {
    await openQueryWire();
    const element = await mount({}, { hash: '#/contact-us/default?from=mail' });
    location.hash = hashOf();
    await shadow(element).findByRole('table');
    await user.click(shadow(element).getByRole('button', BACK));
    await hashBecomes('#/contact-us/default?from=mail');
    await shadow(element).findByRole('heading', { name: 'How can we help?' });
  });

  it('returns from a second query to the first (§2)', async () => {
    await openQueryWire();
    const { screen } = await viewQuery({ reference: '12' });
    location.hash = hashOf({ reference: '13' });
    await screen.findByRole('table', { name: 'Query 13' });
    await user.click(screen.getByRole('button', BACK));
    await screen.findByRole('table', { name: 'Query 12' });
  });

  for (const [what, attributes, origin] of [
    ['the member website by default', {}, 'default'],
    ['the route’s origin', {}, 'medxpress'],
    ['the element’s origin', { origin: 'medxpress' }, 'medxpress'],
  ] as const) {
    it(`leads to the contact page if the visit has no earlier page: ${what} (decisions 2)`, async () => {
      await openQueryWire();
      await withoutHistory(async () => {
        const { screen } = await viewQuery({ origin }, attributes);
        await user.click(screen.getByRole('button', BACK));
        await hashBecomes(`#/contact-us/${origin}`);
        await screen.findByRole('heading', { name: 'How can we help?' });
      });
    });
  }
});
