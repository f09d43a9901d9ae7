import { expect } from '@open-wc/testing';
import type { RawAttributes } from '../../src/settings/attributes';
import { readLoginDdid, readPortalCookie } from '../../src/settings/login-settings';
import { parseSettings } from '../../src/settings/parse-settings';

const PAGE = 'https://portal.example.org/';

const read = (attributes: RawAttributes, parentAddress = PAGE) =>
  parseSettings(attributes, { href: PAGE, parentAddress });

describe('the settings of what a page shows', () => {
  it('choose the shared turnaround path if the parent page has a brand marker, in any case (§9)', () => {
    const attributes = {
      turnaroundPath: '/own',
      sharedTurnaroundPath: '/shared',
      brandMarkers: ' Blue-Brand, ,/partner/ ',
    };
    const addresses = {
      'https://www.blue-brand.example/': '/shared',
      'https://portal.example.org/?from=BLUE-BRAND': '/shared',
      'https://portal.example.org/Partner/queries': '/shared',
      'https://portal.example.org/partners': '/own',
      'https://bluebrand.example/': '/own',
      '': '/own',
    };
    for (const [address, path] of Object.entries(addresses))
      expect(read(attributes, address).turnaroundPath, address).to.equal(path);
  });

  it('find no brand without markers, and have a shared path of their own (decisions 1)', () => {
    for (const brandMarkers of [undefined, '', ' , ,'])
      expect(read({ brandMarkers }).turnaroundPath).to.equal(
        '/medical-aid/inquiries/medxpress-turnaround',
      );
    expect(read({ brandMarkers: 'portal' }).turnaroundPath).to.equal(
      '/shared/medxpress-turnaround',
    );
  });

  it('hold a banner only if it has a path (decisions 1)', () => {
    expect(read({ bannerHeading: 'Welcome', bannerColour: 'red' }).banner).to.equal(undefined);
    expect(read({ bannerPath: ' ', bannerHeading: 'Welcome' }).banner).to.equal(undefined);
    expect(read({ bannerPath: 'images/banner.svg' }).banner).to.deep.equal({
      path: '/images/banner.svg',
      heading: undefined,
      colour: undefined,
    });
    expect(
      read({ bannerPath: '/b.svg', bannerHeading: 'Welcome', bannerColour: 'red' }).banner,
    ).to.deep.equal({ path: '/b.svg', heading: 'Welcome', colour: 'red' });
  });

  it('fill in the missing keys of login-ddid, and ignore anything but a JSON object (decisions 1)', () => {
    const absent = {
      authorizationCode: '',
      domain: 'medical-aid',
      redirectUri: PAGE,
      clientId: 'medical-aid-inquiries',
    };
    for (const loginDdid of ['{', 'domain', 'null', '[]', '"domain"', '12', '{"domain":7}'])
      expect(readLoginDdid(read({ loginDdid })), loginDdid).to.deep.equal(absent);

    expect(
      readLoginDdid(read({ loginDdid: '{"domain":"scheme","clientId":"","x":"y"}' })),
    ).to.deep.equal({ ...absent, domain: 'scheme', clientId: '' });
    expect(readLoginDdid(read({ siteRoot: '/home' })).redirectUri).to.equal(`${PAGE}home`);
  });

  it("read the portal's own texts as JSON, null if invalid", () => {
    expect(read({ messages: '{"login":{"title":"Sign in"}}' }).messages).to.deep.equal({
      login: { title: 'Sign in' },
    });
    for (const messages of ['{', 'login', 'null', '"login"', '12'])
      expect(read({ messages }).messages, messages).to.equal(null);
    for (const messages of ['', ' ', null]) expect(read({ messages }).messages).to.equal(undefined);
  });

  it('read the portal cookie as name=value only (decisions 1)', () => {
    const cookies: [string, string, string][] = [
      ['portal=scheme', 'portal', 'scheme'],
      ['portal=a=b', 'portal', 'a=b'],
      ['portal=', 'portal', ''],
      ['portal', 'portalIdentifier', 'medical-aid'],
      ['=scheme', 'portalIdentifier', 'medical-aid'],
      ['portal=scheme; Domain=example.org', 'portalIdentifier', 'medical-aid'],
    ];
    for (const [portalCookie, name, value] of cookies)
      expect(readPortalCookie(read({ portalCookie })), portalCookie).to.deep.equal({ name, value });
  });

  it('pin only a known origin (decisions 1)', () => {
    expect(read({ origin: 'medxpress' }).origin).to.equal('medxpress');
    expect(read({ origin: ' default ' }).origin).to.equal('default');
    for (const origin of ['', 'MEDXPRESS', 'MED_XPRESS', 'other', 'toString', null])
      expect(read({ origin }).origin, String(origin)).to.equal(undefined);
  });
});
