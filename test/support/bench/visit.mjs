import { PredefinedNetworkConditions } from 'puppeteer-core';
import { watchForm } from './in-page.mjs';
import { BLANK, LAST_TEXT } from './serve.mjs';

/** How much slower than this machine a poor phone is. */
export const PHONE = 4;
/** In milliseconds. A page that does nothing for this long counts as settled. */
const QUIET = 500;
/** In milliseconds. Up to this much script within that time does not count. */
const STILL = 1;

export const SLOW_LINE = PredefinedNetworkConditions['Slow 4G'];

export const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function inspect(page) {
  const session = await page.createCDPSession();
  // Only the time of the page's own thread, without other processes of this machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const figures = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  /** Milliseconds of script since the process started. */
  const script = async () => (await figures()).ScriptDuration * 1000;
  /** Counts what the page still holds after a garbage collection. */
  const holdings = async () => {
    for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { Nodes: nodes, JSEventListeners: listeners, JSHeapUsedSize: heap } = await figures();
    return { nodes, listeners, heap };
  };
  return { script, holdings };
}

/**
 * Waits until nothing is loading and no script is running.
 * @throws {Error} if that never happens
 */
async function settle(page, script) {
  await page.waitForNetworkIdle({ idleTime: QUIET });
  let before = await script();
  for (let look = 0; look < 40; look += 1) {
    await pause(QUIET);
    const now = await script();
    if (now - before < STILL) return;
    before = now;
  }
  throw new Error('The page does not settle.');
}

/** Waits until the page has noted a moment of its form, and returns its time. */
const noted = async (page, what) => {
  const handle = await page.waitForFunction(
    (name) => window.bench?.seen[name],
    { polling: 100 },
    what,
  );
  return handle.jsonValue();
};

/**
 * Opens a subject's page as a new visitor, in a process that is already warm, and measures there.
 * @throws {Error} on any error of the page, which would make its figures meaningless
 */
export async function visit(browser, subject, { choosesAtOnce = false, cpu = 1, line }, measure) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (answer) => {
      if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
    });
    const { completes } = subject;
    await page.evaluateOnNewDocument(watchForm, { choosesAtOnce, completes, lastText: LAST_TEXT });
    await page.goto(subject.address + BLANK);
    const inspector = await inspect(page);
    await page.emulateCPUThrottling(cpu);
    await page.emulateNetworkConditions(line ?? null);
    const scriptBefore = await inspector.script();
    await page.goto(`${subject.address}/${subject.hash ?? ''}`, { waitUntil: 'domcontentloaded' });
    const figures = await measure({
      page,
      ...inspector,
      scriptBefore,
      noted: (what) => noted(page, what),
      settle: () => settle(page, inspector.script),
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return figures;
  } finally {
    await context.close();
  }
}
