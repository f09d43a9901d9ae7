import { expect } from '@open-wc/testing';
import type { RawAttributes } from '../../src/settings/attributes';
import { parseSettings } from '../../src/settings/parse-settings';

const PAGE = 'https://portal.example.org/help/queries?tab=2#/login';

const read = (attributes: RawAttributes = {}, href = PAGE, parentAddress = href) =>
  parseSettings(attributes, { href, parentAddress });

describe('the settings', () => {
  it('have the default of every attribute on a production page (decisions 1)', () => {
    expect(read()).to.deep.equal({
      origin: undefined,
      environment: 'production',
      apiBase: 'https://portal.example.org/portal/api/das',
      medxpressApiBase: 'https://portal.example.org/portal/api/das-mp',
      contentBase: 'https://portal.example.org',
      trustedOrigins: ['https://portal.example.org'],
      contentPath: '/medical-aid/inquiries',
      turnaroundPath: '/medical-aid/inquiries/medxpress-turnaround',
      siteRoot: 'https://portal.example.org/',
      timelineUrl: 'https://portal.example.org/portal/medical-aid/interaction-timeline',
      chatbotUrl: 'https://portal.example.org/portal/medical-aid/instant-answers',
      banner: undefined,
      loginDdid:
        '{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}',
      portalCookie: 'portalIdentifier=medical-aid',
      responseDays: '{"default":2,"update":3}',
      drafts: 'memory',
      memberKey: undefined,
      messages: undefined,
    });
  });

  it('count localhost, loopback addresses, *.localhost, *.local and *.test as test hosts, no other (decisions 1)', () => {
    const hosts = {
      test: ['localhost', 'LOCALHOST', '127.0.0.1', '127.9.8.7', '[::1]', 'a.localhost'].concat([
        'nas.local',
        'portal.test',
        'a.b.test',
      ]),
      production: [
        'portal.example.org',
        'localhost.example.org',
        'my-localhost',
        'local',
        'test',
      ].concat(['latest', 'portal.test.example.org', '128.0.0.1', '10.127.0.1', '[::2]']),
    };
    for (const [environment, names] of Object.entries(hosts))
      for (const host of names)
        expect(read({}, `https://${host}/`).environment, host).to.equal(environment);
  });

  it('use the environment attribute before the host, and ignore unknown values (decisions 1)', () => {
    const local = 'http://localhost:8080/';
    expect(read({ environment: 'production' }, local).environment).to.equal('production');
    expect(read({ environment: 'test' }).environment).to.equal('test');
    for (const environment of ['Production', 'staging', '', ' ', null, undefined])
      expect(read({ environment }, local).environment, String(environment)).to.equal('test');
  });

  it('call {host}:{port}/api of the page on a test set-up, with the port (§7)', () => {
    expect(read({}, 'http://localhost:8080/x').apiBase).to.equal('http://localhost:8080/api');
    expect(read({ environment: 'test' }).apiBase).to.equal('https://portal.example.org/api');
  });

  it('read a base as a URL or a path, with or without a slash at its end (decisions 1)', () => {
    const bases = {
      'https://api.example.org/das': 'https://api.example.org/das',
      'https://api.example.org/das/': 'https://api.example.org/das',
      'https://api.example.org': 'https://api.example.org',
      'https://api.example.org/': 'https://api.example.org',
      '//api.example.org:8443/das': 'https://api.example.org:8443/das',
      '/das/': 'https://portal.example.org/das',
      '/': 'https://portal.example.org',
      ' /das ': 'https://portal.example.org/das',
      'https://api.example.org/das?key=1#top': 'https://api.example.org/das',
    };
    for (const [given, base] of Object.entries(bases)) {
      expect(read({ apiBase: given }).apiBase, given).to.equal(base);
      expect(read({ medxpressApiBase: given }).medxpressApiBase, given).to.equal(base);
      expect(read({ contentBase: given }).contentBase, given).to.equal(base);
    }
  });

  it('count a base that is not a web address as absent (decisions 1)', () => {
    const absent = read();
    for (const given of ['https://', 'javascript:alert(1)', 'ftp://example.org', 'data:,x', '  ']) {
      expect(read({ apiBase: given }), given).to.deep.equal(absent);
      expect(read({ medxpressApiBase: given }), given).to.deep.equal(absent);
      expect(read({ contentBase: given }), given).to.deep.equal(absent);
    }
  });

  it('trust the page and the bases that the embedder set, each once, and no other (decisions 3)', () => {
    const { trustedOrigins } = read({
      apiBase: 'https://api.example.org/das',
      medxpressApiBase: 'https://api.example.org/das-mp',
      contentBase: 'https://cms.example.org',
      timelineUrl: 'https://timeline.example.org/',
      chatbotUrl: 'https://chat.example.org/',
    });
    expect(trustedOrigins).to.deep.equal([
      'https://portal.example.org',
      'https://api.example.org',
      'https://cms.example.org',
    ]);
  });

  it('keep the site root on its own origin, and links to web addresses (decisions 1)', () => {
    expect(read({ siteRoot: '/home' }).siteRoot).to.equal('https://portal.example.org/home');
    for (const given of ['https://evil.example/', '//evil.example', '\\\\evil.example', 'data:,x'])
      expect(read({ siteRoot: given }).siteRoot, given).to.equal('https://portal.example.org/');

    const chat = 'https://chat.example.org/start?from=portal#now';
    expect(read({ chatbotUrl: chat }).chatbotUrl).to.equal(chat);
    expect(read({ chatbotUrl: 'javascript:alert(1)' })).to.deep.equal(read());
    expect(read({ timelineUrl: 'javascript:alert(1)' })).to.deep.equal(read());
  });

  it('read content paths with or without slashes at their ends (decisions 1)', () => {
    const { contentPath, turnaroundPath } = read({
      contentPath: 'guides/members/',
      turnaroundPath: 'guides/turnaround',
    });
    expect(contentPath).to.equal('/guides/members');
    expect(turnaroundPath).to.equal('/guides/turnaround');
    expect(read({ contentPath: '/' }).contentPath).to.equal('');
  });

  it('keep content paths within the content (§7, decisions 1)', () => {
    for (const [given, path] of [
      ['/../../admin', '/admin'],
      ['..', '/'],
      ['a/../../..', '/'],
      ['%2e%2e/%2E./admin', '/admin'],
      ['\\..\\..\\admin', '/admin'],
      ['.\t./admin', '/admin'],
      ['guides/./members', '/guides/members'],
      ['a/..b/c', '/a/..b/c'],
      ['//evil.example/x', '/evil.example/x'],
      ['\\evil.example', '/evil.example'],
      ['guide?lang=af&page=1', '/guide?lang=af&page=1'],
      ['guide#part', '/guide'],
      ['gids se/ê', '/gids%20se/%C3%AA'],
    ] as const) {
      const settings = read({ contentPath: given, turnaroundPath: given, bannerPath: given });
      expect(settings.turnaroundPath, given).to.equal(path);
      expect(settings.banner?.path, given).to.equal(path);
      expect(settings.contentPath, given).to.equal(path.replace(/\/$/, ''));
      const { origin, pathname } = new URL(`https://portal.example.org/site${path}`);
      expect(`${origin}${pathname}`).to.match(/^https:\/\/portal\.example\.org\/site(?:\/|$)/);
    }
  });

  it('are deeply frozen (decisions 1)', () => {
    const settings = read({ bannerPath: '/banner' });
    for (const part of [settings, settings.trustedOrigins, settings.banner])
      expect(Object.isFrozen(part)).to.equal(true);
  });
});
