import { inElement } from '../in-element.mjs';
import { loadedUntilUsable, mountAgain } from './in-page.mjs';
import { pause, PHONE, SLOW_LINE, visit } from './visit.mjs';

const LONG_TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(500).slice(0, 19_000);
const KEYS = 100;
/** Milliseconds between two key strokes of a fast typist. */
const PACE = 60;
const WARM_UP = 10;
export const MOUNTS = 100;

const whole = async ({ completes }, { noted }) => noted(completes ? 'complete' : 'usable');

const loadOnPoorPhone = (browser, subject) =>
  visit(browser, subject, { cpu: PHONE, line: SLOW_LINE }, async ({ page, noted }) => {
    const usable = await noted('usable');
    const complete = subject.completes ? await noted('complete') : undefined;
    return { ...(await page.evaluate(loadedUntilUsable)), usable, complete };
  });

/** Chooses a category in the first frame, because a control that shows but does not respond is useless. */
async function answerOnPoorPhone(browser, subject) {
  if (!subject.answers) return {};
  const conditions = { choosesAtOnce: true, cpu: PHONE, line: SLOW_LINE };
  return visit(browser, subject, conditions, async ({ noted }) => ({
    answered: await noted('answered'),
  }));
}

const loadInPeace = (browser, subject) =>
  visit(browser, subject, {}, async (inspector) => {
    await whole(subject, inspector);
    await inspector.settle();
    const script = (await inspector.script()) - inspector.scriptBefore;
    return { script, heap: (await inspector.holdings()).heap };
  });

const typeIntoLongText = (browser, subject) =>
  visit(browser, subject, {}, async (inspector) => {
    const { page, script, settle } = inspector;
    await whole(subject, inspector);
    await settle();
    const box = await inElement(page, 'textarea');
    await box.focus();
    await page.keyboard.sendCharacter(LONG_TEXT);
    await settle();
    await page.emulateCPUThrottling(PHONE);
    const before = await script();
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('abcdefgh '[key % 9]);
      await pause(PACE);
    }
    await settle();
    const perKey = ((await script()) - before) / KEYS;
    const length = await box.evaluate(({ value }) => value.length);
    if (length !== LONG_TEXT.length + KEYS) throw new Error(`${length} characters in the field`);
    return { scriptPerKey: perKey };
  });

const growOverMounts = (browser, subject) =>
  visit(browser, subject, {}, async (inspector) => {
    const { page, holdings, settle } = inspector;
    const { tag, completes } = subject;
    await whole(subject, inspector);
    await page.evaluate(mountAgain, { tag, completes, times: WARM_UP });
    await settle();
    const before = await holdings();
    await page.evaluate(mountAgain, { tag, completes, times: MOUNTS });
    await settle();
    const after = await holdings();
    return {
      grownNodes: after.nodes - before.nodes,
      grownListeners: after.listeners - before.listeners,
      grownHeap: after.heap - before.heap,
    };
  });

/** Each measure is a separate visit, so that they do not affect each other. */
export const VISITS = [
  loadOnPoorPhone,
  answerOnPoorPhone,
  loadInPeace,
  typeIntoLongText,
  growOverMounts,
];
