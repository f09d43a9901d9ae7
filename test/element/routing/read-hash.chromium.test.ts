import { expect } from '@open-wc/testing';
import { pathOf, readHash, searchOf } from '../../../src/routing/routes';

describe('a location hash', () => {
  it('names a route with a slash, without one, or after an exclamation mark (decisions 2)', () => {
    const routes = ['login', 'contact-us', 'contact-us/default', 'contact-us/medxpress']
      .concat(['contact-us/other', 'update', 'update/default', 'document-submission'])
      .concat(['update/default?reference=12&timeline=false', 'document-submission?reference=12'])
      .concat(['login?return=/a/b#c', 'login/', 'contact-us/default/?x']);
    for (const route of routes)
      for (const mark of ['#/', '#', '#!/', '#!'])
        expect(readHash(mark + route), mark + route).to.equal(`/${route}`);
  });

  it('that is empty is the root, with its query after a slash (decisions 2)', () => {
    for (const hash of ['', '#', '#/', '#!', '#!/']) expect(readHash(hash), hash).to.equal('/');
    expect(readHash('#/?from=mail')).to.equal('/?from=mail');
  });

  it('of the host is ignored (decisions 2)', () => {
    const foreign = ['#footer', '#/settings', '#!/home', '#?x', '#?tab=2', '#!?tab=2', '#Login']
      .concat(['#/loginx', '#/login/now', '#/update/default/12', '#/contact-us/default/x'])
      .concat(['#/contact', '#//login', '#/document-submission/12', '#:~:text=login', '#login#x'])
      .concat(['#/contact-us//', '# login', '#//']);
    for (const hash of foreign) expect(readHash(hash), hash).to.equal(undefined);
  });

  it('is split into path and query, undecoded (decisions 2)', () => {
    const parts: [string, string, string][] = [
      ['/', '/contact-us', ''],
      ['/login', '/login', ''],
      ['/login/', '/login', ''],
      ['/contact-us/?', '/contact-us', '?'],
      [
        '/update/default?reference=12&timeline=false',
        '/update/default',
        '?reference=12&timeline=false',
      ],
      ['/login?a=%2541?b', '/login', '?a=%2541?b'],
    ];
    for (const [location, path, search] of parts) {
      expect(pathOf(location), location).to.equal(path);
      expect(searchOf(location), location).to.equal(search);
    }
  });
});
