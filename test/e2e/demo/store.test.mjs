import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { hashesBelow, sha256, writeAttachments } from '../attachments.mjs';
import { startDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { logQuery } from '../member-acts.mjs';
import { named, testInPage } from '../page.mjs';

const ORIGINS = [
  {
    path: '/',
    route: 'default',
    wireCode: 'MEMBER_WEB',
    category: 'MEDICAL_CLAIMS',
    subCategory: 'CLAIM_NOT_PAID',
    next: ['link', 'interaction timeline'],
    loadsOnDemand: ['.due', '.actions-note'],
  },
  {
    path: '/medicine-delivery.html',
    route: 'medxpress',
    wireCode: 'MED_XPRESS',
    category: 'MEDXPRESS_DELIVERY_QUERY',
    next: ['heading', 'When you will hear from us'],
    loadsOnDemand: ['.actions-note'],
  },
];

/** The addresses of a query's attachments on its screen. */
async function attachmentLinks(page) {
  await named(page, 'button', 'View attachments').click();
  await inElement(page, '.attachment-links a');
  return page.$$eval('>>> .attachment-links a', (links) =>
    links.map(({ href, textContent }) => ({ href, textContent })),
  );
}

/** Logs a query on the page of an origin, and waits until everything is loaded, so that the server may stop. */
async function logQueryOf(origin, page, address, files) {
  const { path, category, subCategory, next, loadsOnDemand } = origin;
  await page.goto(address + path);
  const query = `How far is it? Asked on ${path}.`;
  const reference = await logQuery(page, { category, subCategory, query, files });
  assert.match(reference, /^\d+$/);
  await named(page, ...next).wait();
  for (const part of loadsOnDemand) await inElement(page, part);
  return { query, reference };
}

async function checkScreen(page, address, reference, { path, route }, files) {
  await page.goto(`${address + path}#/update/${route}?reference=${reference}&timeline=false`);
  const links = await attachmentLinks(page);
  assert.equal(links.length, files.length);
  for (const [index, { href, textContent }] of links.entries()) {
    assert.ok(textContent.startsWith(files[index].name), textContent);
    const bytes = await page.evaluate(
      async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
      href,
    );
    assert.equal(sha256(Buffer.from(bytes)), files[index].sha256);
  }
}

for (const origin of ORIGINS) {
  const title = `a query logged on ${origin.path} and its files outlive the server, byte for byte`;
  testInPage(`${title} (§2, §7)`, {}, async (t, page) => {
    const data = temporaryFolder();
    const files = await writeAttachments(temporaryFolder());
    const first = await startDemo(t, { data });
    const before = hashesBelow(data);
    const { address } = await first.visit();
    const { query, reference } = await logQueryOf(origin, page, address, files);
    await first.stop();

    const member = await (await startDemo(t, { data })).visit();
    const stored = await member.json(`/demo-api/queries/${reference}`);
    assert.deepEqual(
      [stored.query, stored.origin, stored.category, stored.subCategory],
      [query, origin.wireCode, origin.category, origin.subCategory],
    );
    assert.deepEqual(
      stored.files,
      files.map(({ name, size, sha256: hash }) => ({ name, size, sha256: hash })),
    );
    const onDisk = hashesBelow(data);
    for (const { name, sha256: hash } of files) {
      assert.ok(onDisk.includes(hash) && !before.includes(hash), `${name} is on disk`);
    }
    await checkScreen(page, member.address, reference, origin, files);
  });
}
