import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inElement } from '../../support/in-element.mjs';
import { chooseFiles } from '../member-acts.mjs';
import { named } from '../page.mjs';

export const QUERY = 'Jakarandabloeisel op die dak: why was my knee not paid?';

/** Waits until the element shows a text. */
export const said = (page, text) => inElement(page, `::-p-text(${text})`);

/** Opens the contact page with drafts that are kept. */
export const openForm = (page, address) => page.goto(`${address}/?drafts=keep`);

/** Fills in the form, and waits until its draft is stored. */
export async function typeAndAttach(page, files, query = QUERY) {
  await named(page, 'combobox', 'Category').fill('OTHER');
  await named(page, 'textbox', 'Query details').fill(query);
  if (files.length > 0) await chooseFiles(page, files);
  await storedWith(page, { files: files.length });
}

/** Waits until one draft is stored with so many files, after its last change. */
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

/** How many drafts and files are stored. */
export const stored = (page) =>
  page.evaluate(async () => {
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
    return counts.join();
  });

/** Continues with the draft that is offered, and checks that the form holds it. */
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

/** Sends the form; returns the query as the demo has stored it. */
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

/** The files below a folder that hold a text as UTF-8, UTF-16 or Latin-1. */
export function filesWith(folder, text) {
  const needles = ['utf8', 'utf16le', 'latin1'].map((encoding) => Buffer.from(text, encoding));
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .filter((path) => needles.some((needle) => readFileSync(path).includes(needle)));
}
