import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inElement } from '../../support/in-element.mjs';
import { writeAttachments } from '../attachments.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { logIn, logQuery } from '../member-acts.mjs';
import { named, testInPage, textOf } from '../page.mjs';
import { signIn, startPortal } from '../strict-portal.mjs';

/** What these libraries do to other scripts of a page, rewritten by us. Each function runs in the page. */
const LIBRARIES = {
  'Prototype.js 1.7.3': () => {
    function toArray() {
      return this.map((value) => value);
    }
    const listOf = (source) =>
      source && 'toArray' in Object(source)
        ? source.toArray()
        : Array.prototype.slice.call({ length: source?.length ?? 0, ...source });
    const { map } = Array.prototype;
    // Enumerable, as all methods of this library are.
    Object.assign(Array.prototype, {
      toArray,
      map(iterator = (value) => value, context = undefined) {
        return map.call(this, (value, index) => iterator.call(context, value, index, this));
      },
      each(iterator) {
        this.forEach(iterator);
        return this;
      },
    });
    delete Array.prototype.entries;
    Array.from = listOf;
    Object.values = (object) => {
      const values = [];
      for (const key in object) values.push(object[key]);
      return values;
    };
    HTMLElement.prototype.remove = function remove() {
      this.parentNode.removeChild(this);
      return this;
    };
    HTMLElement.prototype.scrollTo = function scrollTo() {
      return this;
    };
    const { Element } = window;
    window.Element = function Extended(name) {
      return document.createElement(name);
    };
    window.Element.prototype = Element.prototype;
  },
  'MooTools 1.5': () => {
    const isList = (source) => typeof source?.length === 'number' && typeof source !== 'string';
    Array.from = (source) => {
      if (source == null) return [];
      return isList(source) ? Array.prototype.slice.call(source) : [source];
    };
    Object.assign(Function.prototype, { extend: Object.assign, implement: Object.assign });
    Object.assign(Array.prototype, { $family: () => 'array', append: Array.prototype.push });
    for (const name of ['Document', 'Request', 'Window'])
      window[name] = class {
        send() {
          return this;
        }
      };
  },
  'a replaceAll for strings alone': () => {
    String.prototype.replaceAll = function replaceAll(search, replacement) {
      const escaped = search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return this.replace(new RegExp(escaped, 'g'), replacement);
    };
  },
};

for (const [name, library] of Object.entries(LIBRARIES))
  testInPage(
    `members send, read and log in on a page with ${name} (decisions 7)`,
    {},
    async (t, page) => {
      const browser = await (await serveDemo(t)).visit();
      const portal = await startPortal(t, browser.address, {
        body: `<script src="/library.js"></script><medical-aid-inquiries></medical-aid-inquiries>
        <script type="module" src="/dist/medical-aid-inquiries.js"></script>`,
        files: { '/library.js': `(${library})();` },
      });
      await signIn(page, browser);
      await page.goto(`${portal.address}/plans`);
      const folder = temporaryFolder();
      const disguised = join(folder, 'account.pdf');
      writeFileSync(disguised, '<html><script>alert(1)</script></html>');
      await named(page, 'textbox', 'Query details').wait();
      const input = await page.waitForSelector('>>> input[type="file"]');
      await input.uploadFile(disguised);
      assert.match(await textOf(page, '.refusals'), /account\.pdf/);

      const reference = await logQuery(page, {
        category: 'MEDICAL_CLAIMS',
        subCategory: 'CLAIM_SHORT_PAID',
        query: 'Why was my account paid in part only?',
        files: await writeAttachments(folder),
      });
      await page.goto(
        `${portal.address}/plans?view#/update/default?reference=${reference}&timeline=false`,
      );
      await named(page, 'heading', 'View your query').wait();
      assert.equal(await textOf(page, '.query-detail'), 'Why was my account paid in part only?');
      await named(page, 'button', 'View response sent to you via email').click();
      await inElement(page, '[part~="response"]');
      await page.evaluate(() => {
        location.hash = '#/login';
      });
      await logIn(page, 'johan', 'Marula-tree-3');
    },
  );
