import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { hasFocus, there } from '../../support/controls';
import { user } from '../../support/mount';
import { ANY_RESPONSE, mountQuery, openQueryWire, RESPONSE_BUTTON, viewQuery } from './the-query';
import { emailOf, frameOf, shownResponse, readResponse } from './the-response';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const IMAGE = { bytes: PIXEL, headers: { 'content-type': 'image/png' } };
const SHOW = { name: 'Show images' };

/** Everything in an email that could make a browser send a request, to this server or another. */
const spiesOf = (base: string) =>
  [
    `<img src="${base}/1.png">`,
    `<img srcset="${base}/2.png 1x, ${base}/3.png 2x" sizes="1px">`,
    `<picture><source srcset="${base}/4.png"><img src="${base}/5.png"></picture>`,
    `<table background="${base}/6.png"><td background="${base}/7.png">x</td></table>`,
    `<p style="background:url(${base}/8.png);list-style:url(${base}/9.png)">x</p>`,
    `<p style="background-image:\\75rl(${base}/10.png);color:red;content:url('${base}/11.png')">x</p>`,
    `<style>@import "${base}/12.css"; p { background: url(${base}/13.png) }</style>`,
    `<link rel="stylesheet" href="${base}/14.css"><link rel="prefetch" href="${base}/15.html">`,
    `<link rel="preload" as="image" href="${base}/16.png"><link rel="icon" href="${base}/17.ico">`,
    `<video src="${base}/18.mp4" poster="${base}/19.png" autoplay></video><audio src="${base}/20.mp3">`,
    `<iframe src="${base}/21.html"></iframe><object data="${base}/22"></object><embed src="${base}/23">`,
    `<input type="image" src="${base}/24.png"><script src="${base}/25.js"></script>`,
    `<svg><image href="${base}/26.png"/><use href="${base}/27.svg#a"/></svg>`,
    `<meta http-equiv="refresh" content="0;url=${base}/28.html"><a href="${base}/29" ping="${base}/30">x</a>`,
    `<img src="//${base.replace(/^https?:/, '').replace(/^\/+/, '')}/31.png"><img src="/api/spy/32.png">`,
    `<body background="${base}/33.png"><font face="url(${base}/34.woff)">x</font>`,
  ].join('');

describe('opening an emailed response', () => {
  it('makes no request, to this server or any other, until the member asks for images (security 3)', async () => {
    const wire = await openQueryWire();
    const own = `${location.origin}/api/spy`;
    const other = `${wire.elsewhere}/api/spy`;
    await wire.reply(ANY_RESPONSE, emailOf(`<p>Dear member</p>${spiesOf(own)}${spiesOf(other)}`));
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    const response = await shownResponse(element);
    const asked = response.defaultView?.performance.getEntriesByType('resource') ?? [];
    expect(asked.map(({ name }) => name)).to.deep.equal([]);
    expect(await wire.requests('GET /api/spy/:name')).to.deep.equal([]);
    screen.getByRole('button', SHOW);
  });

  it('offers nothing to load if the email has no remote images (security 3)', async () => {
    const { screen } = await readResponse(
      `<img src="data:image/png;base64,${PIXEL}" alt="Stamp"><img src="/relative.png" alt="Logo">`,
    );
    expect(screen.queryByRole('button', SHOW)).to.equal(null);
    expect(screen.queryByText(/^Images not loaded/)).to.equal(null);
  });

  it('counts the images that it can neither show nor name, and says that they are in the email (§2)', async () => {
    const { element, screen } = await readResponse(
      `<p>Your card:</p><img src="cid:image001.png@01DB.5A"><img src="cid:logo" alt="Our logo">` +
        `<img src="data:image/avif;base64,AAAA"><img src="data:image/png;base64,${PIXEL}">`,
    );
    screen.getByText('Images that can’t be shown here: 2. They are in your email.');
    await expectNoAxeViolations(element);
  });

  it('does not mention images if it shows or names them all (§2)', async () => {
    const { screen } = await readResponse(
      `<img src="data:image/png;base64,${PIXEL}"><img src="cid:logo" alt="Our logo">`,
    );
    expect(screen.queryByText(/^Images that can/)).to.equal(null);
  });

  it('shows embedded raster images, and the alternative texts of all others (security 3)', async () => {
    const { response } = await readResponse(
      `<img src="data:image/png;base64,${PIXEL}" alt="Stamp">` +
        '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="Drawing">' +
        '<img src="https://images.example/logo.png" alt="Logo">',
    );
    const images = [...response.images];
    expect(images.map(({ alt }) => alt)).to.deep.equal(['Stamp']);
    expect(response.body.textContent).to.match(/Drawing.*Logo/s);
    expect(images[0]?.naturalWidth).to.equal(1);
  });

  it('keeps a link that is only an image without words, as its host or email address (§2)', async () => {
    const { response } = await readResponse(
      '<p>Rate us:</p><a href="https://survey.example/rate?id=1"><img src="https://images.example/1.png"></a>' +
        '<a href="mailto:care@scheme.example"><span><img src="cid:mail" alt=" "></span></a>' +
        '<a href="https://scheme.example/"><img src="cid:logo"><img src="cid:name" alt="Our scheme"></a>' +
        `<a href="https://stamp.example/"><img src="cid:a"><img src="data:image/png;base64,${PIXEL}"></a>`,
    );
    const links = [...response.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent.trim())).to.deep.equal([
      'survey.example',
      'care@scheme.example',
      'Our scheme',
      '',
    ]);
  });

  it('counts the remote images and names each of their hosts once (security 3)', async () => {
    const { element, screen } = await readResponse(
      ['https://a.example/1.png', 'http://b.example/2.png', 'https://a.example/3.png']
        .map((src) => `<img src="${src}" alt="">`)
        .join(''),
    );
    screen.getByText('Images not loaded: 3, from a.example, b.example.');
    await expectNoAxeViolations(element);
  });

  it('loads them when the member asks, once, without a referrer (security 3)', async () => {
    const wire = await openQueryWire({ 'GET /api/images/:name': IMAGE });
    const images = ['logo', 'seal'].map((name) => `${wire.elsewhere}/api/images/${name}.png`);
    await wire.reply(
      ANY_RESPONSE,
      emailOf(images.map((src) => `<img src="${src}" alt="">`).join('') + '<p onclick="x">Hi</p>'),
    );
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    const blocked = await shownResponse(element);
    const { hostname } = new URL(wire.elsewhere);
    screen.getByText(`Images not loaded: 2, from ${hostname}.`);
    expect(await wire.requests('GET /api/images/:name')).to.deep.equal([]);

    await user.click(screen.getByRole('button', SHOW));
    await waitFor(async () => {
      const response = await shownResponse(element);
      expect(response === blocked).to.equal(false);
      expect([...response.images].map(({ naturalWidth }) => naturalWidth)).to.deep.equal([1, 1]);
      expect(response.querySelector('p')?.getAttributeNames()).to.deep.equal([]);
    });
    const requests = await wire.requests('GET /api/images/:name');
    expect(requests.map(({ path }) => path)).to.have.members([
      '/api/images/logo.png',
      '/api/images/seal.png',
    ]);
    for (const { headers } of requests) expect(headers.referer).to.equal(undefined);
    expect(screen.queryByRole('button', SHOW)).to.equal(null);
    expect(frameOf(element)?.sandbox.contains('allow-scripts')).to.equal(false);
  });

  it('loads backgrounds without a referrer too (security 43)', async () => {
    const wire = await openQueryWire({ 'GET /api/images/:name': IMAGE });
    const images = `${wire.elsewhere}/api/images`;
    await wire.reply(
      ANY_RESPONSE,
      emailOf(
        `<style>i { background: url("${images}/sheet.png") }</style><table background="${images}/old.png">` +
          `<td><i>a</i><b style="background: url('${images}/inline.png')">b`,
      ),
    );
    const { screen } = await viewQuery();
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    await user.click(await screen.findByRole('button', SHOW));
    for (const name of ['sheet', 'old', 'inline']) {
      const { headers } = await wire.next(`GET /api/images/${name}.png`);
      expect(headers.referer, name).to.equal(undefined);
    }
  });

  it('never loads one from a host that the element sends the session to (security 43)', async () => {
    const wire = await openQueryWire();
    const api = new URL(wire.elsewhere);
    await wire.reply(
      ANY_RESPONSE,
      emailOf(
        `<img src="http://${api.hostname}.:81/1.png"><img src="${wire.elsewhere}/1.png" alt="Logo">`,
      ),
    );
    const { element, screen } = await mountQuery({}, { 'content-base': wire.elsewhere });
    await user.click(await screen.findByRole('button', RESPONSE_BUTTON));
    expect((await shownResponse(element)).body.textContent).to.match(/^\s*Logo\s*$/);
    expect(screen.queryByRole('button', SHOW)).to.equal(null);
  });

  it('moves the focus to the response when the button that loads them disappears (security 3)', async () => {
    const wire = await openQueryWire({ 'GET /api/images/logo.png': IMAGE });
    const logo = `<img src="${wire.elsewhere}/api/images/logo.png" alt="">`;
    await wire.reply(ANY_RESPONSE, emailOf(logo));
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    await user.click(await screen.findByRole('button', SHOW));
    await waitFor(() => {
      expect(screen.queryByRole('button', SHOW)).to.equal(null);
    });
    expect(hasFocus(there('The response', frameOf(element)))).to.equal(true);
    await wire.next('GET /api/images/logo.png');
  });
});
