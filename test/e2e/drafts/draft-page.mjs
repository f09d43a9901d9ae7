import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inElement } from '../../support/in-element.mjs';
import { writeAttachments } from '../attachments.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { chooseFiles } from '../member-acts.mjs';
import { named } from '../page.mjs';

export const QUERY = 'Jakarandabloeisel op die dak: why was my knee not paid?';

/**
 * Opens the demo, with files to attach.
 * @param options the options of `serveDemo`
 */
export const open = async (t, options) => {
  const { address } = await (await serveDemo(t, options)).visit();
  return { address, files: await writeAttachments(temporaryFolder()) };
};

/** Waits until the element shows a text. */
export const said = (page, text) => inElement(page, `::-p-text(${text})`);

/** Opens the contact page with drafts that are kept by default. */
export const openForm = (page, address) => page.goto(`${address}/?drafts=keep`);

/** Fills in the form, and waits until its draft is stored. */
export async function typeAndAttach(page, files, query = QUERY) {
  await named(page, 'combobox', 'Category').fill('OTHER');
  await named(page, 'textbox', 'Query details').fill(query);
  if (files.length > 0) await chooseFiles(page, files);
  await storedWith(page, { files: files.length });
}

/** Waits until one draft is stored with a number of files, after its last change. */
export async function storedWith(page, { files }) {
  await said(page, 'Draft kept until');
  await page.waitForFunction(
    async (count) => {
      const read = (request) =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await read(indexedDB.open('medical-aid-inquiries'));
      const stored = await read(database.transaction('files').objectStore('files').count());
      database.close();
      return stored === count;
    },
    { polling: 200 },
    files,
  );
}

/** Runs in the page. Counts stored drafts and files. With `expected`, returns whether the counts match. */
async function countStored(expected) {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'medical-aid-inquiries'))
    return 'no database';
  const read = (request) =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await read(indexedDB.open('medical-aid-inquiries'));
  const count = (store) => read(database.transaction(store).objectStore(store).count());
  const counts = [await count('drafts'), await count('files')];
  database.close();
  return expected === undefined ? counts.join() : counts.join() === expected;
}

export const stored = (page) => page.evaluate(countStored);

export const untilNoneIsStored = (page) =>
  page.waitForFunction(countStored, { polling: 200 }, '0,0');

/**
 * Runs in the page. Returns the vectors of the stored drafts as text. Each save renews them. Returns false if the
 * text equals `before`.
 */
async function vectorsUnlike(before) {
  const read = (request) =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await read(indexedDB.open('medical-aid-inquiries'));
  const drafts = await read(database.transaction('drafts').objectStore('drafts').getAll());
  database.close();
  const now = drafts.map(({ iv }) => iv.join()).join(' ');
  return now !== before && now;
}

/** Runs an action, and waits until the draft is stored again. */
export async function storedAgain(page, act) {
  const before = await page.evaluate(vectorsUnlike);
  await act();
  await page.waitForFunction(vectorsUnlike, { polling: 200 }, before);
}

/** Changes the text, and waits until it is stored. */
export const changeWords = (page, words) =>
  storedAgain(page, () => named(page, 'textbox', 'Query details').fill(words));

/** Continues with the offered draft, and checks that the form has its content. */
export async function proceed(page, files, query = QUERY) {
  await said(page, 'You have a draft from');
  await named(page, 'button', 'Continue with it').click();
  await said(page, `Your draft is back. Files: ${files.length}.`);
  const value = await named(page, 'textbox', 'Query details')
    .map((field) => field.value)
    .wait();
  assert.equal(value, query);
  for (const { name } of files) await named(page, 'button', `Remove ${name}`).wait();
}

/** Sends the form. Returns the query as stored by the demo. */
export async function send(page) {
  const button = await named(page, 'button', 'Send Query').waitHandle();
  await button.press('Enter');
  const number = await (
    await inElement(page, '.receipt-number')
  ).evaluate(({ textContent }) => textContent);
  return page.evaluate(
    async (reference) => (await fetch(`/demo-api/queries/${reference}`)).json(),
    number,
  );
}

/** The files below a folder that contain a text as UTF-8, UTF-16 or Latin-1. */
export function filesWith(folder, text) {
  const needles = ['utf8', 'utf16le', 'latin1'].map((encoding) => Buffer.from(text, encoding));
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .filter((path) => needles.some((needle) => readFileSync(path).includes(needle)));
}

const hashed = (files) => files.map(({ name, sha256 }) => ({ name, sha256 }));

/** Sends the form, and checks what the demo has received. */
export async function assertSentWhole(page, files, words = QUERY) {
  const query = await send(page);
  assert.equal(query.query, words);
  assert.deepEqual(hashed(query.files), hashed(files));
}
