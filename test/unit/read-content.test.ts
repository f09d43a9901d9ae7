import { expect } from '@open-wc/testing';
import { readContentBelow } from '../../src/api/read-answer';

const read = (folder: string, url: string, html = 'Guidance') => {
  const answer = { headers: new Headers(), redirected: url !== folder, url } as Response;
  const body = new Blob([html]);
  return readContentBelow(folder)(
    Object.assign(Promise.resolve(answer), {
      text: () => body.text(),
      arrayBuffer: () => body.arrayBuffer(),
      blob: () => Promise.resolve(body),
    }),
  ).catch(() => 'failed');
};

const FOLDER = 'https://scheme.example/site/';

/** Where a redirect from a folder led, and what is shown. */
const REDIRECTS = [
  ['http://scheme.example/site/', 'https://scheme.example/site/a', 'Guidance'],
  ['https://scheme.example/site/', 'http://scheme.example/site/a', 'failed'],
  ['http://scheme.example/site/', 'https://scheme.example/login', 'failed'],
  ['http://scheme.example:81/site/', 'https://scheme.example/site/a', 'failed'],
  ['http://scheme.example/site/', 'https://scheme.example.evil.example/site/a', 'failed'],
] as const;

describe('content that was redirected', () => {
  for (const [folder, url, shown] of REDIRECTS)
    it(`from ${folder} to ${url}: ${shown} (decisions 7)`, async () => {
      expect(await read(folder, url)).to.equal(shown);
    });
});

describe('content', () => {
  const LOGINS = [
    '<form action="/login"><input name="user"><INPUT\nclass="a" type=password></form>',
    '<form method="post"><input type="password" name="j_password"></form>',
    '<body onload="document.forms[0].submit()"><form><input type="hidden" name="SAMLRequest" value="a">',
  ];
  it('that is a login in its place is none (decisions 7)', async () => {
    for (const html of LOGINS) expect(await read(FOLDER, FOLDER, html), html).to.equal('failed');
  });

  const APPLICATIONS = [
    '<!doctype html><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body>',
    '<body><div id=app></div><script type=module src=/main.js></script>',
    '<body><app-root>\n</app-root><noscript>Please enable JavaScript to continue.</noscript>',
    '<div class="page" id="__next"><!-- --></div><script src="/_next/static/main.js"></script>',
  ];
  it('that is an application, with which its server answers for every address, is none (§8)', async () => {
    for (const html of APPLICATIONS)
      expect(await read(FOLDER, FOLDER, html), html).to.equal('failed');
    for (const html of [
      '<div id="root"><p>Guidance</p></div>',
      '<div id="root-cause"></div><p>Guidance</p>',
      '<div id="root" '.repeat(100_000),
      `<div${' id="root"'.repeat(100_000)}`,
    ])
      expect(await read(FOLDER, FOLDER, html), html).to.equal(html);
  });

  it('may speak of one (§2)', async () => {
    for (const html of [
      '<p>Press "Forgot password" to log in. <input type="text" name="password"></p>',
      '&lt;input type="password"&gt;',
      `<input${' a'.repeat(1_000_000)}`,
      '<input type'.repeat(200_000),
    ])
      expect(await read(FOLDER, FOLDER, html)).to.equal(html);
  });
});
