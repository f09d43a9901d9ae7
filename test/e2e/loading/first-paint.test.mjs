import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { matching, named, testInPage } from '../page.mjs';
import { startPortal } from '../portal-elsewhere.mjs';
import { ENTRY, openPrerendered, hydrated } from './held-application.mjs';
import { keepsFailedModules } from './keeps-failed-modules.mjs';

const STOPPED = 'This part of the page stopped working. Start it again to continue.';

/**
 * Runs in the page. Makes the element wait longer than half a second for a frame, because a busy machine may need it.
 */
function waitOnForFrame() {
  const { setTimeout: start } = window;
  window.setTimeout = (act, delay, ...rest) => start(act, delay === 500 ? 600_000 : delay, ...rest);
}

testInPage('a member types on while the application loads (§2)', {}, async (t, page) => {
  const application = await openPrerendered(t, page);
  const keyboard = await page.createCDPSession();
  const field = await inElement(page, 'textarea');
  await (await matching(page, 'select[name=category]')).fill('MANAGE_PLAN');
  await (await matching(page, 'select[name=subCategory]')).fill('UPDATE_BANK_DETAILS');
  await field.focus();
  await page.keyboard.type('Mre wreld');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  // Starts a composition of an input method. It ends after the application has loaded.
  await keyboard.send('Input.imeSetComposition', { text: 'o', selectionStart: 1, selectionEnd: 1 });

  await application.release();
  await hydrated(page);
  await keyboard.send('Input.insertText', { text: 'ô' });
  assert.deepEqual(
    await field.evaluate((node) => ({
      value: node.value,
      caret: node.selectionStart,
      isThere: node.isConnected,
      hasFocus: node.matches(':focus'),
    })),
    { value: 'Môre wreld', caret: 2, isThere: true, hasFocus: true },
  );
  const chosen = await page.$$eval('>>> select', (selects) => selects.map(({ value }) => value));
  assert.deepEqual(chosen, ['MANAGE_PLAN', 'UPDATE_BANK_DETAILS']);
  await named(page, 'button', 'Send Query').click();
  await inElement(page, '::-p-text(Please enter a valid email address)');
});

testInPage(
  'nothing of the application is fetched before the form is painted (§2)',
  {},
  async (t, page) => {
    await page.evaluateOnNewDocument(() => {
      const look = () => {
        const element = document.querySelector('medical-aid-inquiries');
        if (!element?.shadowRoot?.querySelector('textarea')) requestAnimationFrame(look);
        // A task that is queued in a frame's callback runs when that frame has been painted.
        else setTimeout(() => (window.paintedAt = performance.now()));
      };
      requestAnimationFrame(look);
    });
    await page.evaluateOnNewDocument(waitOnForFrame);
    const application = await openPrerendered(t, page);
    await application.release();
    await hydrated(page);
    const { paintedAt, fetched } = await page.evaluate(() => ({
      paintedAt: window.paintedAt,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/chunks/'))
        .map(({ startTime }) => startTime),
    }));
    assert.ok(fetched.length >= 4, `${String(fetched.length)} files`);
    assert.ok(Math.min(...fetched) >= paintedAt, `${String(fetched)} after ${String(paintedAt)}`);
  },
);

testInPage('the application of a hidden page waits for no frame (§2)', {}, async (t, page) => {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.evaluateOnNewDocument(waitOnForFrame);
  const application = await openPrerendered(t, page);
  await application.release();
  await hydrated(page);
});

testInPage(
  'an element that is removed before its first frame fetches nothing of the application (§2)',
  {},
  async (t, page) => {
    const fetched = [];
    page.on('request', (request) => {
      if (request.url().includes('/chunks/')) fetched.push(request.url());
    });
    await page.evaluateOnNewDocument(() => {
      // A page's own router may remove it at once like this.
      window.customElements.whenDefined('medical-aid-inquiries').then(() => {
        const element = document.querySelector('medical-aid-inquiries');
        window.wasShown = Boolean(element.shadowRoot?.querySelector('form'));
        element.remove();
      });
    });
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(await startPortal(t, address, [ENTRY]));
    const wasShown = await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(() => setTimeout(resolve, 0, window.wasShown)));
        }),
    );
    assert.equal(wasShown, true);
    assert.deepEqual(fetched, []);
  },
);

testInPage('the application starts on a page that paints no frame (§2)', {}, async (t, page) => {
  await page.evaluateOnNewDocument(() => {
    window.requestAnimationFrame = () => 0;
  });
  const application = await openPrerendered(t, page);
  await application.release();
  await hydrated(page);
});

testInPage('no key is lost during hydration (§2)', {}, async (t, page) => {
  const application = await openPrerendered(t, page);
  const field = await inElement(page, 'textarea');
  await field.focus();
  const text = 'The claim of May was not paid, and nobody has told me why. '.repeat(4);
  await page.keyboard.type(text.slice(0, 20));
  const released = application.release();
  await page.keyboard.type(text.slice(20));
  await released;
  await hydrated(page);
  assert.equal(await field.evaluate(({ value }) => value), text);
});

testInPage(
  'the caret stays in place in an address while the application loads (§2)',
  {},
  async (t, page) => {
    const application = await openPrerendered(t, page);
    await (await matching(page, 'input[name=ccEmail]')).fill('other@example.org');
    const field = await inElement(page, 'input[name=email]');
    await field.focus();
    await page.keyboard.type('own@exmple.org');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
    await application.release();
    await hydrated(page);
    await page.keyboard.type('a');
    assert.equal(await field.evaluate(({ value }) => value), 'own@example.org');
    const other = await page.$eval('>>> input[name=ccEmail]', ({ value }) => value);
    assert.equal(other, 'other@example.org');
  },
);

testInPage(
  'an application that cannot be loaded says so, can be started again, and keeps everything',
  { expected: [/^console: .*(?:chunks|ERR_FAILED)/] },
  async (t, page) => {
    const application = await openPrerendered(t, page);
    await page.evaluate(() => {
      window.told = [];
      for (const name of ['ready', 'element-error'])
        addEventListener(name, ({ type }) => window.told.push(type));
    });
    await (await matching(page, 'textarea')).fill('Half a sentence');
    await application.cut();
    await inElement(page, `::-p-text(${STOPPED})`);
    assert.deepEqual(await page.evaluate(() => window.told), ['element-error']);
    await application.release();
    const isForGood = await keepsFailedModules(page.browser());
    await page.bringToFront();
    await named(page, 'button', 'Start again').click();
    const form = isForGood ? await inElement(page, 'form') : await hydrated(page);
    assert.equal(await form.$eval('textarea', ({ value }) => value), 'Half a sentence');
    const ends = isForGood ? 'element-error' : 'ready';
    if (isForGood) await inElement(page, `::-p-text(${STOPPED})`);
    else assert.equal(await page.$('>>> [part~=alert]'), null);
    assert.deepEqual(await page.evaluate(() => window.told), ['element-error', ends]);
  },
);
