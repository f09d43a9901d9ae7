import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/tooling/folders.mjs';
import { inElement } from '../support/in-element.mjs';
import { writeAttachments } from './attachments.mjs';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import { chooseFiles, findingsIn } from './member-acts.mjs';
import { named, testInPage } from './page.mjs';
import { writeProtectedFiles } from './protected-files.mjs';
import { writeSoundFiles } from './sound-files.mjs';

/** How many files are chosen at once. One more follows each group, and ten may be attached. */
const AT_ONCE = 9;

const batches = (files) =>
  Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, index) =>
    files.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/** The findings for files that are chosen in the demo, a few at a time. */
async function findingsOf(t, page, files, last) {
  const { address } = await (await serveDemo(t)).visit();
  const found = new Map();
  for (const batch of batches(files)) {
    await page.goto(`${address}/`);
    await named(page, 'button', 'Choose files').wait();
    await chooseFiles(page, batch);
    // Pictures are examined in turn, so when the last one has its finding, all have theirs.
    await chooseFiles(page, [last]);
    await inElement(page, `.file:last-child .finding`);
    for (const [name, words] of await findingsIn(page)) found.set(name, words);
  }
  found.delete(last.name);
  return found;
}

/** A picture that always has a finding. */
async function smallPicture(folder) {
  const [, { path }] = await writeAttachments(folder);
  return { name: 'label.png', path };
}

testInPage(
  'a PDF of any revision is pointed out only if it asks for a password (§5)',
  {},
  async (t, page) => {
    const folder = temporaryFolder();
    const [source] = await writeAttachments(folder);
    const files = writeProtectedFiles(folder, source.path);
    const found = await findingsOf(t, page, files, await smallPicture(folder));
    assert.equal(found.size, files.length);
    for (const { name, asks } of files) {
      const words = asks ? `${name} asks for a password, so our agents can’t open it.` : '';
      assert.equal(found.get(name).slice(0, words.length || undefined), words, name);
    }
  },
);

testInPage(
  'a Word document that Office’s encryption keeps closed is pointed out (§5)',
  {},
  async (t, page) => {
    // The library officecrypto-tool encrypted it as Word does (ECMA-376, agile).
    const name = 'locked-referral.docx';
    const files = [{ name, path: join(ROOT, 'demo/pages/files-to-try', name) }];
    const found = await findingsOf(t, page, files, await smallPicture(temporaryFolder()));
    const words =
      'asks for a password, so our agents can’t open it. Save a copy without it and choose that.';
    assert.deepEqual([...found], [[name, `${name} ${words}`]]);
  },
);

testInPage(
  'fifty sound files of several programs have no finding, cut ones have (§5)',
  {},
  async (t, page) => {
    const folder = temporaryFolder();
    const files = await writeSoundFiles(folder, page.browser());
    assert.ok(files.length >= 50, `${files.length} files`);
    const small = await smallPicture(folder);
    const found = await findingsOf(t, page, files, small);
    assert.equal(found.size, files.length);
    assert.deepEqual(
      [...found].filter(([, words]) => words !== ''),
      [],
    );

    const cut = files.map(({ name, path }, index) => {
      const whole = readFileSync(path);
      const kept = Math.floor((whole.length * ((index % 9) + 1)) / 10);
      const shorter = { name: `cut-${name}`, path: join(folder, `cut-${name}`) };
      writeFileSync(shorter.path, whole.subarray(0, kept));
      return shorter;
    });
    const foundCut = await findingsOf(t, page, cut, small);
    for (const { name } of cut)
      assert.equal(foundCut.get(name), `${name} may be incomplete. Open it to check.`);
  },
);
