import { expect } from '@open-wc/testing';
import { afterEveryTest } from '../after-every-test';
import { openWire, verifyWire, type Wire } from '../wire/wire';

const QUERIES = 'POST /api/queries/:id';

const send = (body: BodyInit, init: RequestInit = {}) =>
  fetch('/api/queries/12?origin=X', { method: 'POST', body, ...init });

const failureOf = async (promise: Promise<unknown>) => {
  try {
    await promise;
  } catch (error) {
    return String(error);
  }
  return 'no failure';
};

describe('the wire', () => {
  let wire: Wire;
  beforeEach(async () => {
    wire = await openWire();
  });
  afterEveryTest(async () => {
    await openWire();
  });

  it('answers as the test has set it: later answers first, a list one by one', async () => {
    await wire.reply(QUERIES, { json: { referenceNumber: 1 } });
    await wire.reply(QUERIES, [{ status: 500 }, { text: 'second' }]);
    expect((await send('')).status).to.equal(500);
    expect(await (await send('')).text()).to.equal('second');
    expect(await (await send('')).json()).to.deep.equal({ referenceNumber: 1 });
    await verifyWire();
  });

  it('records a multipart body part by part', async () => {
    await wire.reply(QUERIES, {});
    const form = new FormData();
    form.append('query', 'Môre');
    form.append('files', new File(['abc'], 'é 1.pdf', { type: 'application/pdf' }));
    await send(form, { headers: { 'X-XSRF-TOKEN': 'token' } });
    const { query, path, headers, parts } = await wire.next(QUERIES);
    expect([path, query, headers['x-xsrf-token']]).to.deep.equal([
      '/api/queries/12',
      'origin=X',
      'token',
    ]);
    expect(parts).to.deep.equal([
      { name: 'query', value: 'Môre' },
      {
        name: 'files',
        fileName: 'é 1.pdf',
        type: 'application/pdf',
        size: 3,
        sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    ]);
  });

  it('holds an answer until it is released or its connection is cut', async () => {
    const cut = await wire.hold(QUERIES);
    const released = await wire.hold(QUERIES, { unread: true });
    const first = send(new Blob([new Uint8Array(5_000_000)]));
    await wire.next(QUERIES);
    await released.release({ text: 'at last' });
    expect(await (await first).text()).to.equal('at last');
    const second = failureOf(send(''));
    await wire.next(QUERIES);
    await cut.cut();
    expect(await second).to.contain('TypeError');
  });

  it('reports that the page has aborted a request', async () => {
    await wire.hold(QUERIES);
    const leaving = new AbortController();
    const gone = failureOf(send('', { signal: leaving.signal }));
    await wire.next(QUERIES);
    leaving.abort();
    expect(await gone).to.contain('AbortError');
    expect((await wire.aborted(QUERIES)).aborted).to.equal(true);
  });

  it('can be reached as another origin too', async () => {
    await wire.reply('GET /site/page', { html: '<p>Words</p>' });
    const page = await fetch(`${wire.elsewhere}/site/page`, { headers: { 'X-Ours': '1' } });
    expect(await page.text()).to.equal('<p>Words</p>');
    expect((await wire.next('GET /site/page')).headers.origin).to.equal(location.origin);
  });

  it('names a request without an answer, and one that names no page', async () => {
    expect((await fetch('/portal/unknown')).status).to.equal(501);
    expect(await failureOf(verifyWire())).to.contain('Unexpected request: GET /portal/unknown');
    await openWire();
    await fetch('/site/stray', { referrerPolicy: 'no-referrer' });
    expect(await failureOf(verifyWire())).to.contain('Unexpected request: GET /site/stray');
  });
});
