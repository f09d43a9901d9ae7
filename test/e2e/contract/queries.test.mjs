import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { form } from './browser.mjs';
import { serveDemo, startDemo, temporaryFolder } from './demo-server.mjs';

const SMART = '/api/smart-inquiry-api';
const DELIVERY = '/portal/api/das-mp/smart-inquiry-api';
const PDF = '%PDF-1.4 a letter';
const PNG = Buffer.from('89504e470d0a1a0a00ff', 'hex');

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const viewOf = (reference, origin = 'MEMBER_WEB') =>
  `${SMART}/member-queries/${reference}?origin=${origin}`;

/** The reference of the sample query with this text. */
async function referenceOf(browser, words) {
  const queries = await browser.json('/demo-api/queries');
  return queries.find(({ query }) => query.includes(words)).referenceNumber;
}

const response = async (browser, reference, origin = 'MEMBER_WEB') => {
  const path = `${SMART}/member-queries/${reference}/agent-response?origin=${origin}`;
  return (await browser.json(path)).encodedResponse;
};

test('returns attachments unchanged, under their own names, even after a restart (§7)', async (t) => {
  const data = temporaryFolder();
  const first = await startDemo(t, { data });
  const browser = await first.visit();
  const sent = form({
    query: 'With two files',
    origin: 'MEMBER_WEB',
    category: 'OTHER',
    email: 'a@b.example',
    files: [
      ['Rekening – môre.pdf', PDF],
      ['scan.PNG', PNG],
    ],
  });
  const stored = await browser.post(`${SMART}/member-queries/query-additional-info`, sent);
  const { referenceNumber } = await stored.json();
  await first.stop();

  const again = await (await startDemo(t, { data })).visit();
  const { attachments, queryDetail, canUpdate } = await again.json(viewOf(referenceNumber));
  assert.equal(queryDetail, 'With two files');
  assert.equal(canUpdate, true);
  assert.deepEqual(
    attachments.map(({ fileName }) => fileName),
    ['Rekening – môre.pdf', 'scan.PNG'],
  );
  const [pdf, png] = await Promise.all(
    attachments.map(({ attachmentId }) =>
      again.get(
        `${SMART}/member-queries/${referenceNumber}/attachments/${attachmentId}?origin=MEMBER_WEB`,
      ),
    ),
  );
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  assert.match(
    pdf.headers.get('content-disposition'),
    /^inline;.*filename\*=UTF-8''Rekening%20%E2%80%93%20m%C3%B4re\.pdf/,
  );
  assert.equal(sha256(Buffer.from(await pdf.arrayBuffer())), sha256(PDF));
  assert.equal(png.headers.get('content-type'), 'image/png');
  assert.equal(sha256(Buffer.from(await png.arrayBuffer())), sha256(PNG));
});

test('an update gets its own reference and links to its original, for either origin (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  for (const [words, origin, base] of [
    ['anaesthetist', 'MEMBER_WEB', SMART],
    ['chronic medicine was due', 'MED_XPRESS', DELIVERY],
  ]) {
    const original = await referenceOf(browser, words);
    const update = form({ query: 'One more thing', origin, files: [['more.pdf', PDF]] });
    const answer = await browser.post(`${base}/member-queries/${original}`, update);
    const { referenceNumber } = await answer.json();
    assert.ok(referenceNumber > original);

    const stored = await browser.json(`/demo-api/queries/${referenceNumber}`);
    assert.equal(stored.original, original);
    assert.deepEqual(stored.files, [{ name: 'more.pdf', size: PDF.length, sha256: sha256(PDF) }]);
    const { category } = await browser.json(viewOf(referenceNumber, origin));
    assert.equal(category, (await browser.json(viewOf(original, origin))).category);
    assert.deepEqual((await browser.json(`/demo-api/queries/${original}`)).updates, [
      referenceNumber,
    ]);
  }
});

test('a refused update stores nothing (§5)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const count = async () => (await browser.json('/demo-api/queries')).length;
  const before = await count();
  const path = `${SMART}/member-queries/${await referenceOf(browser, 'anaesthetist')}`;
  for (const [status, fields] of [
    [400, { query: ' ', origin: 'MEMBER_WEB' }],
    [400, { query: 'x'.repeat(20_001), origin: 'MEMBER_WEB' }],
    [400, { query: 'x', origin: 'MED_XPRESS' }],
    [400, { query: 'x', origin: 'MEMBER_WEB', email: 'a@b.example' }],
    [415, { query: 'x', origin: 'MEMBER_WEB', files: [['a.exe', 'MZ']] }],
  ]) {
    assert.equal((await browser.post(path, form(fields))).status, status);
  }
  assert.equal(await count(), before);
});

test('a query of 30 days cannot be updated, one of 90 days returns code 0015 (§8)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const old = await referenceOf(browser, 'debit order');
  assert.equal((await browser.json(viewOf(old))).canUpdate, false);
  const update = form({ query: 'x', origin: 'MEMBER_WEB' });
  assert.equal((await browser.post(`${SMART}/member-queries/${old}`, update)).status, 409);

  const outdated = await browser.get(viewOf(await referenceOf(browser, 'physiotherapist')));
  assert.equal(outdated.status, 400);
  assert.equal((await outdated.json()).exceptionCode, '0015');
});

test('another member’s query, document and files return 403, unknown ones 404', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const reference = await referenceOf(browser, 'anaesthetist');
  const [{ referenceNumber: submission }] = await browser.json('/demo-api/submissions');
  const [{ attachmentId }] = (await browser.json(viewOf(reference))).attachments;
  const file = `${SMART}/member-queries/${reference}/attachments/${attachmentId}`;
  assert.equal((await browser.get(viewOf(reference, 'MED_XPRESS'))).status, 404);
  assert.equal((await browser.get(viewOf(1))).status, 404);
  assert.equal((await browser.get(viewOf('1e3'))).status, 404);
  assert.equal((await browser.get(`${SMART}/document-submissions/1`)).status, 404);

  await browser.logIn('johan', 'Marula-tree-3');
  assert.equal((await browser.get(viewOf(reference))).status, 403);
  assert.equal((await browser.get(`${file}?origin=MEMBER_WEB`)).status, 403);
  assert.equal((await browser.get(`${SMART}/document-submissions/${submission}`)).status, 403);
  const own = await referenceOf(browser, 'bril');
  const foreign = `${SMART}/member-queries/${own}/attachments/${attachmentId}?origin=MEMBER_WEB`;
  assert.equal((await browser.get(foreign)).status, 404);
});

test('an agent answers, and the member receives it in the charset it was sent in (§3)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const reference = await referenceOf(browser, 'asthma');
  const path = `/demo-api/queries/${reference}/answer`;
  await browser.post(path, { html: '<p>Môre – 🙂</p>' });
  assert.equal(
    Buffer.from(await response(browser, reference), 'base64').toString(),
    '<p>Môre – 🙂</p>',
  );
  await browser.post(path, { html: '<p>Môre – 🙂</p>', charset: 'windows-1252' });
  assert.equal(
    Buffer.from(await response(browser, reference), 'base64').toString('latin1'),
    '<p>M\xf4re \x96 &#128578;</p>',
  );
  assert.equal((await browser.post(path, { html: 'x', charset: 'utf-7' })).status, 400);
});

test('the sample answers cover url-safe base64, an empty answer, windows-1252 and no answer yet (§3)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const tax = await response(browser, await referenceOf(browser, 'tax certificate'));
  assert.match(tax, /[-_]/);
  assert.doesNotMatch(tax, /[+/=]/);
  const delivery = await referenceOf(browser, 'chronic medicine was due');
  assert.equal(await response(browser, delivery, 'MED_XPRESS'), '');

  await browser.logIn('johan', 'Marula-tree-3');
  const afrikaans = await response(browser, await referenceOf(browser, 'bril'));
  const bytes = Buffer.from(afrikaans, 'base64');
  assert.match(bytes.toString('latin1'), /\x93enkelvisie-lense\x94/);
  const heart = await referenceOf(browser, 'heart attack');
  assert.equal(await response(browser, heart), null);
});
