import { expect } from '@open-wc/testing';
import { contention } from '../support/contention';
import { shadow } from '../support/mount';
import { LARGE, WORDS, type Large } from './large';
import { base64, openPortalPage, type PortalPage } from './portal-page';

const BLANK = 'This response holds nothing that can be shown here. It is in your email.';
const FAILED = 'Unable to load content.';
/** Milliseconds from the answer's last byte until all is laid out, on a processor of our own (security 7). */
const IN_TIME = 3000;

/** How long the page took since the answer to such a call was there, until all is laid out. */
async function timeSince({ window }: PortalPage, call: string): Promise<number> {
  await new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve)));
  const calls = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answered = calls.filter(({ name }) => name.includes(call)).at(-1)?.responseEnd;
  if (!answered) throw new Error(`No ${call}`);
  return window.performance.now() - answered;
}

async function showLetter(page: PortalPage, { markup, ends }: Large) {
  await page.setLetters([base64(markup)]);
  const letter = await page.nextLetter();
  const took = await timeSince(page, 'agent-response');
  if (ends === 'content') expect(letter?.body.textContent).to.contain(WORDS);
  else shadow(page.element).getByText(BLANK);
  return took;
}

async function showFragment(page: PortalPage, { markup, ends }: Large) {
  await page.setFragments([markup]);
  if (ends === 'message') {
    expect((await page.nextFailure()).textContent).to.equal(FAILED);
  } else {
    const { textContent } = await page.nextFragment();
    if (ends === 'content') expect(textContent).to.contain(WORDS);
    else expect(textContent.trim()).to.equal('');
  }
  return timeSince(page, '/site/');
}

describe('an answer from outside', () => {
  for (const [kind, show] of Object.entries({ fragment: showFragment, letter: showLetter }))
    for (const [what, family] of Object.entries(LARGE))
      it(`${what} is there within ${String(IN_TIME / 1000)} s as a ${kind}, or a message is (§2)`, async function () {
        this.timeout(600_000);
        const page = await openPortalPage('documented');
        for (const [name, large] of Object.entries(family)) {
          const before = contention();
          const took = await show(page, large()).catch((error: unknown) => {
            throw new Error(`${name}: ${String(error)}`, { cause: error });
          });
          const shared = Math.max(before, contention());
          expect(took / shared, name).to.be.lessThan(IN_TIME);
        }
      });
});
