import { expect } from '@open-wc/testing';
import { mount, shadow } from '../../support/mount';
import { ANY_QUERY, openQueryWire, readOf, rowOf, TITLE } from './the-query';

const UNFIT = {
  'no parameters': '#/update/default',
  'no reference': '#/update/default?timeline=false',
  'no timeline': '#/update/default?reference=12',
  'a doubled reference': '#/update/default?reference=12&reference=12&timeline=false',
  'a doubled timeline': '#/update/default?reference=12&timeline=false&timeline=true',
  'a reference of zero': '#/update/default?reference=0&timeline=false',
  'a reference of 16 digits': '#/update/default?reference=1234567890123456&timeline=false',
  'a reference in full-width digits': '#/update/default?reference=１２&timeline=false',
  'a reference that leads elsewhere': '#/update/default?reference=..%2Fmembers&timeline=false',
  "a timeline of 'True'": '#/update/default?reference=12&timeline=True',
  'no origin and no parameters': '#/update',
  'no origin and no timeline': '#/update?reference=12',
  'an unknown origin and no parameters': '#/update/broker',
};

describe('the view-query screen', () => {
  for (const [what, hash] of Object.entries(UNFIT)) {
    it(`leads to the root route without a request, for ${what} (§2, §8)`, async () => {
      const wire = await openQueryWire();
      const entries = history.length;
      const element = await mount({}, { hash });
      await shadow(element).findByRole('heading', { name: 'How can we help?' });
      expect(location.hash).to.equal('#/contact-us/default');
      expect(history.length).to.equal(entries);
      expect(await wire.requests(ANY_QUERY)).to.deep.equal([]);
    });
  }

  for (const hash of ['#/update/medxpress?reference=x', '#/update/default', '#/update']) {
    it(`leads to the contact page of the element’s origin: ${hash} (decisions 2)`, async () => {
      await openQueryWire();
      const element = await mount({ origin: 'medxpress' }, { hash });
      await shadow(element).findByRole('heading', { name: 'How can we help?' });
      expect(location.hash).to.equal('#/contact-us/medxpress');
    });
  }

  for (const [hash, reference, origin] of [
    ['#/update/default?reference=0012&timeline=false', '0012', 'MEMBER_WEB'],
    ['#/update/default?timeline=true&reference=999999999999999', '999999999999999', 'MEMBER_WEB'],
    ['#update?reference=7&timeline=false', '7', 'MEMBER_WEB'],
    ['#/update/medxpress?reference=12&timeline=false', '12', 'MED_XPRESS'],
  ] as const) {
    it(`requests the reference as it is in the route: ${hash} (§7, decisions 2)`, async () => {
      const wire = await openQueryWire();
      const element = await mount({}, { hash });
      shadow(element).getByRole('heading', TITLE);
      await shadow(element).findByRole('table', { name: `Query ${reference}` });
      const requests = await wire.requests(readOf(reference));
      expect(requests.map(({ query }) => query)).to.deep.equal([`origin=${origin}`]);
      expect(rowOf(element)[0]).to.equal('Medical claims');
    });
  }

  it('leads away when the route loses its parameters later (§8)', async () => {
    const wire = await openQueryWire();
    const element = await mount({}, { hash: '#/update/default?reference=12&timeline=false' });
    await shadow(element).findByRole('table');
    location.hash = '#/update/default?reference=13&reference=14&timeline=false';
    await shadow(element).findByRole('heading', { name: 'How can we help?' });
    expect(await wire.requests(ANY_QUERY)).to.have.lengthOf(1);
  });
});
