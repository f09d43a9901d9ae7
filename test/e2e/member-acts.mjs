import { inElement } from '../support/in-element.mjs';
import { named, prefilled, textOf } from './page.mjs';

/** Chooses files as a member does, and waits until the form lists them. */
export async function chooseFiles(page, files) {
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    named(page, 'button', 'Choose files').click(),
  ]);
  await chooser.accept(files.map(({ path }) => path));
  for (const { name } of files) await named(page, 'button', `Remove ${name}`).wait();
}

/** The name of each listed file, and its finding. */
export const findingsIn = async (page) => {
  const list = await inElement(page, '.files');
  return list.evaluate((rows) =>
    Array.from(rows.querySelectorAll('.file'), (row) => [
      row.querySelector('.file-name').textContent,
      row.querySelector('.file-finding').textContent,
    ]),
  );
};

/** Logs a query on the contact page. Returns the reference number that the page shows. */
export async function logQuery(page, { category, subCategory, query, files }) {
  await prefilled(page);
  await named(page, 'combobox', 'Category').fill(category);
  if (subCategory) await named(page, 'combobox', 'Query category').fill(subCategory);
  await named(page, 'textbox', 'Query details').fill(query);
  await chooseFiles(page, files);
  // By keyboard, because a late finding may move the button away from the pointer.
  await (await named(page, 'button', 'Send Query').waitHandle()).press('Enter');
  return textOf(page, '.receipt-number');
}

export async function logIn(page, username, password) {
  await named(page, 'textbox', 'Username').fill(username);
  await named(page, 'textbox', 'Password').fill(password);
  await Promise.all([page.waitForNavigation(), named(page, 'button', 'Log in').click()]);
}
