import { expect } from '@open-wc/testing';
import { antiForgeryHeaders } from '../../src/api/anti-forgery';
import { readCookie } from '../../src/host/cookies';

const OWN = location.origin;
const API = 'https://api.example.org';
const HEADER = { 'X-XSRF-TOKEN': 't0ken' };

const headers = (method: string, address: string) =>
  antiForgeryHeaders(method, new URL(address, location.href), [OWN, API]);

const setCookies = (...cookies: string[]) => {
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
};

function removeCookies() {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; path=/`;
}

describe('the anti-forgery header', () => {
  beforeEach(() => {
    setCookies('XSRF-TOKEN=t0ken');
  });
  afterEach(removeCookies);

  it('is sent with every call but GET and HEAD (§7)', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post'])
      expect(headers(method, '/api/x'), method).to.deep.equal(HEADER);
    for (const method of ['GET', 'HEAD', 'get'])
      expect(headers(method, '/api/x'), method).to.deep.equal({});
  });

  it('is sent to its own origin and to configured ones, however the address is spelled (decisions 3)', () => {
    const { host } = location;
    for (const address of ['x', '/x', `//${host}/x`, `${OWN}/x`, `//user@${host}/x`])
      expect(headers('POST', address), address).to.deep.equal(HEADER);
    expect(headers('POST', 'HTTPS://API.EXAMPLE.ORG:443/x')).to.deep.equal(HEADER);
  });

  it('is sent nowhere else, however the address is spelled (decisions 3)', () => {
    const { host, hostname } = location;
    const elsewhere = ['//evil.example/x', '\\\\evil.example/x', '/\\evil.example/x', 'data:,x']
      .concat([`//${host}@evil.example/x`, `http://${hostname}:1/x`, `https://${host}/x`])
      .concat([`${API}.evil.example/`, `${API}:8443/`, 'http://api.example.org/', 'blob:null/x']);
    for (const address of elsewhere) expect(headers('POST', address), address).to.deep.equal({});
  });

  it('carries the cookie at the time of the call, and is left out without one (§7)', () => {
    setCookies('XSRF-TOKEN=second');
    expect(headers('POST', '/x')).to.deep.equal({ 'X-XSRF-TOKEN': 'second' });
    removeCookies();
    expect(headers('POST', '/x')).to.deep.equal({});
  });
});

describe('a token that no header can carry', () => {
  afterEach(removeCookies);

  for (const [cookie, sent] of [
    ['a%0D%0AX-Evil%3A%201', 'a%0D%0AX-Evil%3A%201'],
    ['a%00b', 'a%00b'],
    ['a%7Fb', 'a%7Fb'],
    ['%E2%82%AC', '%E2%82%AC'],
    ['%F0%9F%A6%92', '%F0%9F%A6%92'],
    ['%C3%A9', 'é'],
    ['a%09b', 'a\tb'],
    ['€', undefined],
  ] as const) {
    it(`is the undecoded cookie, or left out: ${cookie} (§7)`, () => {
      setCookies(`XSRF-TOKEN=${cookie}`);
      const { 'X-XSRF-TOKEN': token } = headers('POST', '/x');
      expect(token).to.equal(sent);
      expect(() => new Headers(headers('POST', '/x'))).not.to.throw();
    });
  }
});

describe('a cookie', () => {
  afterEach(removeCookies);

  it('is found by its whole name (§7)', () => {
    setCookies('XSRF-TOKEN2=a', 'MY-XSRF-TOKEN=b', 'XSRF=c', 'other=XSRF-TOKEN=d');
    expect(readCookie('XSRF-TOKEN')).to.equal(undefined);
    setCookies('XSRF-TOKEN=e');
    expect(readCookie('XSRF-TOKEN')).to.equal('e');
  });

  it('is percent-decoded, or unchanged if that fails (decisions 3)', () => {
    const values = {
      'a%2Fb%3D': 'a/b=',
      'a%': 'a%',
      '%E0%A4%A': '%E0%A4%A',
      'a=b=': 'a=b=',
      '': '',
    };
    for (const [value, read] of Object.entries(values)) {
      setCookies(`XSRF-TOKEN=${value}`);
      expect(readCookie('XSRF-TOKEN'), value).to.equal(read);
    }
  });
});
