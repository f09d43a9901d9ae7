import assert from 'node:assert/strict';
import { inElement } from '../support/in-element.mjs';
import { serveDemo, temporaryFolder } from './contract/demo-server.mjs';
import { named, testInPage } from './page.mjs';
import { launchWithSavedLogin, missingPasswordManager } from './saved-password.mjs';

const JOHAN = { username: 'johan', password: 'Marula-tree-3' };
const INPUTS = '>>> .login input';

const nameOfMember = (page) =>
  page.evaluate(async () => (await (await fetch('/demo-api/session')).json()).name);

/** Presses 'Log in' and waits for the page at the site root. */
async function submit(page) {
  await Promise.all([page.waitForNavigation(), named(page, 'button', 'Log in').click()]);
  assert.equal(new URL(page.url()).pathname, '/');
  assert.equal(new URL(page.url()).search, '');
}

let site;

const missing = await missingPasswordManager();
if (missing !== undefined) {
  console.log(`No browser here has a password manager of its own: ${missing}`);
} else {
  testInPage(
    'Chrome’s own password manager fills both login fields, and its values log in (§2 Login)',
    {
      launch: async (t) => {
        site = `${(await (await serveDemo(t)).visit()).address}/`;
        return launchWithSavedLogin(temporaryFolder(), { site, ...JOHAN });
      },
    },
    async (t, page) => {
      await page.goto(`${site}#/login`);
      await inElement(page, '.login input');
      const fields = await page.$$(INPUTS);
      for (const field of fields) {
        await page.waitForFunction((input) => input.matches(':autofill'), {}, field);
      }
      assert.deepEqual(await page.$$eval(INPUTS, (inputs) => inputs.map(({ value }) => value)), [
        JOHAN.username,
        JOHAN.password,
      ]);
      await submit(page);
      assert.equal(await nameOfMember(page), 'Johan van der Merwe');
    },
  );
}

testInPage(
  'the login is a form of its own with the names and marks that password managers look for (§2 Login)',
  {},
  async (t, page) => {
    await page.goto(`${(await (await serveDemo(t)).visit()).address}/#/login`);
    await inElement(page, '.login input');
    assert.deepEqual(
      await page.$$eval(INPUTS, (inputs) =>
        inputs.map(({ type, name, autocomplete, required, labels, form }) => ({
          type,
          name,
          autocomplete,
          required,
          label: labels[0].textContent,
          submits: form.querySelector('button').type,
          passwords: form.querySelectorAll('input[type=password]').length,
        })),
      ),
      [
        { type: 'text', name: 'username', autocomplete: 'username', label: 'Username' },
        {
          type: 'password',
          name: 'password',
          autocomplete: 'current-password',
          label: 'Password',
        },
      ].map((field) => ({ ...field, required: true, submits: 'submit', passwords: 1 })),
    );
  },
);

testInPage(
  'values set without a keystroke, as an extension’s password manager sets them, log in (§2 Login)',
  {},
  async (t, page) => {
    await page.goto(`${(await (await serveDemo(t)).visit()).address}/#/login`);
    await inElement(page, '.login input');
    await page.$$eval(
      INPUTS,
      (inputs, values) => {
        for (const [index, input] of inputs.entries()) {
          const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
          set.call(input, values[index]);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }
      },
      [JOHAN.username, JOHAN.password],
    );
    await submit(page);
    assert.equal(await nameOfMember(page), 'Johan van der Merwe');
  },
);
