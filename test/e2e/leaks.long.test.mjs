import assert from 'node:assert/strict';
import { findTestBrowser, launchBrowser } from '../support/browsers/browser.mjs';
import { startDemo } from './contract/demo-server.mjs';
import { named, testInPage } from './page.mjs';

const MOUNTS = 200;
const WALKS = 100;
const ROUTES = [
  '#/contact-us/default',
  '#/login',
  '#/document-submission?reference=1',
  '#/update/default?reference=1&timeline=false',
];

/**
 * A separate browser, because a page of another test in the same process would be counted too. It compiles nothing,
 * because the heap holds compiled code, which arrives later on a busy machine.
 */
const launch = () =>
  launchBrowser(findTestBrowser(), ['--js-flags=--no-opt,--no-maglev,--no-sparkplug']);

/**
 * The page's nodes, listeners and heap, measured when the page is idle and garbage collections free no more nodes.
 */
async function holdings(page) {
  const inspector = await page.createCDPSession();
  await inspector.send('HeapProfiler.enable');
  let held = Infinity;
  for (;;) {
    await page.evaluate(() => new Promise(requestIdleCallback));
    for (let round = 0; round < 3; round += 1) await inspector.send('HeapProfiler.collectGarbage');
    const {
      Nodes: nodes,
      JSEventListeners: listeners,
      JSHeapUsedSize: heap,
    } = await page.metrics();
    if (nodes >= held) {
      await inspector.detach();
      return { nodes, listeners, heap };
    }
    held = nodes;
  }
}

/** Counts the page's open timers and requests from its start on. */
async function watch(page) {
  await page.evaluateOnNewDocument(() => {
    const timers = new Set();
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = (run, ...rest) => {
      const id = set(
        () => {
          timers.delete(id);
          run();
        },
        ...rest,
      );
      timers.add(id);
      return id;
    };
    window.clearTimeout = (id) => {
      timers.delete(id);
      clear(id);
    };
    const requests = new Set();
    const { fetch } = window;
    window.fetch = (...call) => {
      const answer = fetch(...call);
      requests.add(answer);
      const end = () => requests.delete(answer);
      answer.then(end, end);
      return answer;
    };
    window.pending = { timers, requests };
  });
}

/** Opens the portal without its developer panel, whose log grows with each request. */
async function openWithoutLog(page, address) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().endsWith('/developer-panel.js')) void request.abort();
    else void request.continue();
  });
  await page.goto(address);
  await named(page, 'heading', 'How can we help?').wait();
}

const nothingPends = (page) =>
  page.waitForFunction(() => window.pending.timers.size + window.pending.requests.size === 0);

testInPage(
  `adding and removing ${MOUNTS} elements leaves nothing behind`,
  { launch, expected: [/Failed to load resource/] },
  async (t, page) => {
    const demo = await startDemo(t);
    const { address } = await demo.visit();
    await watch(page);
    await openWithoutLog(page, address);

    const mount = (times) =>
      page.evaluate(async (times) => {
        const place = document.querySelector('medical-aid-inquiries')?.parentNode ?? window.place;
        window.place = place;
        place.querySelector('medical-aid-inquiries')?.remove();
        for (let round = 0; round < times; round += 1) {
          const element = document.createElement('medical-aid-inquiries');
          place.append(element);
          while (!element.shadowRoot.querySelector('textarea')) {
            await new Promise(requestAnimationFrame);
          }
          element.remove();
          await new Promise(requestAnimationFrame);
        }
      }, times);

    await mount(20);
    await nothingPends(page);
    const before = await holdings(page);
    await mount(MOUNTS);
    await nothingPends(page);
    const after = await holdings(page);
    const grown = (what) => (after[what] - before[what]) / MOUNTS;
    assert.ok(grown('listeners') < 0.1, `${grown('listeners')} listeners a mount`);
    assert.ok(grown('nodes') < 0.1, `${grown('nodes')} nodes a mount`);
    assert.ok(grown('heap') < 1024, `${grown('heap')} bytes a mount`);
  },
);

testInPage(
  `${WALKS} walks through the routes leave nothing behind`,
  { launch, expected: [/Failed to load resource/] },
  async (t, page) => {
    const demo = await startDemo(t);
    const { address } = await demo.visit();
    await watch(page);
    await openWithoutLog(page, address);

    const walk = (times) =>
      page.evaluate(
        async (times, routes) => {
          const { shadowRoot } = document.querySelector('medical-aid-inquiries');
          for (let round = 0; round < times; round += 1) {
            for (const route of routes) {
              const left = shadowRoot.querySelector('h2');
              location.hash = route;
              while ((shadowRoot.querySelector('h2') ?? left) === left) {
                await new Promise(requestAnimationFrame);
              }
            }
          }
        },
        times,
        [...ROUTES.slice(1), ROUTES[0]],
      );

    await walk(10);
    await nothingPends(page);
    const before = await holdings(page);
    // In parts, because on a busy machine a single call may time out.
    for (let part = 0; part < WALKS / 10; part += 1) await walk(10);
    await nothingPends(page);
    const after = await holdings(page);
    const grown = (what) => (after[what] - before[what]) / WALKS;
    assert.ok(grown('listeners') < 0.2, `${grown('listeners')} listeners a walk`);
    assert.ok(grown('nodes') < 1, `${grown('nodes')} nodes a walk`);
    assert.ok(grown('heap') < 8192, `${grown('heap')} bytes a walk`);
  },
);
