import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { isChromium } from '../../support/engine';
import { second } from '../../support/limits';
import { shadow } from '../../support/mount';
import { isInTurn } from './in-turn';
import { LARGE, WORDS, type Large } from './large';
import { base64, openPortalPage, type PortalPage } from './portal-page';
import { SMALL } from './small';

const BLANK = 'This response can’t be shown here. You can read it in your email.';
const WORDS_ONLY =
  'This response is too large to show with its layout, so only its text is here. The full response is in your email.';
/**
 * The maximum time in milliseconds from the last byte of the answer until its content is drawn. It is 3 s on the
 * machine for which the limits are written.
 */
const IN_TIME = 3 * second;

/** The answers to a call that the page has received. */
function answersTo({ window }: PortalPage, call: string) {
  const calls = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return calls.filter(({ name }) => name.includes(call));
}

/** Frames until the first one is drawn, because a browser holds back others while it draws. */
const FRAMES_DRAWN = 3;

/** Shows the answer to a call. Returns the time from its arrival until it is drawn. */
async function timeOf(page: PortalPage, call: string, show: () => Promise<void>): Promise<number> {
  const before = answersTo(page, call).length;
  await show();
  const { window } = page;
  for (let frame = 0; frame < FRAMES_DRAWN; frame += 1)
    await new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve)));
  const now = window.performance.now();
  // A browser may list an answer after it has delivered it.
  const answer = await waitFor(() => {
    const [first, ...others] = answersTo(page, call).slice(before);
    expect(others).to.have.lengthOf(0);
    if (!first) throw new Error(`No ${call}`);
    return first;
  });
  return now - answer.responseEnd;
}

async function showResponse(page: PortalPage, { markup, ends }: Large) {
  await page.setResponses([base64(markup)]);
  return timeOf(page, 'agent-response', async () => {
    const response = await page.nextResponse();
    if (ends === 'nothing') shadow(page.element).getByText(BLANK);
    else expect(response?.body.textContent.includes(WORDS), 'its words').to.equal(true);
    if (ends === 'words') shadow(page.element).getByText(WORDS_ONLY);
    if (ends === 'layout')
      expect(shadow(page.element).queryByText(WORDS_ONLY), 'no note').to.equal(null);
  });
}

async function showFragment(page: PortalPage, { markup, ends }: Large) {
  await page.setFragments([markup]);
  return timeOf(page, '/site/', async () => {
    const { textContent } = await page.nextFragment();
    if (ends === 'nothing') expect(textContent.trim()).to.equal('');
    else expect(textContent.includes(WORDS), 'its words').to.equal(true);
  });
}

const KINDS = { fragment: showFragment, response: showResponse };

/**
 * Engines differ in the speed of their parser and layout, which both kinds use. So engines other than Chromium try
 * every second input as a fragment and the others as a response.
 */
const isHere = (input: number, kind: keyof typeof KINDS) => isChromium || isInTurn(input, kind);

describe('outside content', () => {
  for (const kind of ['fragment', 'response'] as const)
    for (const [what, family] of Object.entries({ ...LARGE, 'that is small': SMALL }))
      it(`${what} is shown in time as a ${kind}, or replaced by a message (§2)`, async function () {
        this.timeout(600_000);
        const page = await openPortalPage('documented');
        const here = Object.entries(family).filter((_, index) => isHere(index, kind));
        for (const [name, large] of here) {
          const measure = () =>
            KINDS[kind](page, large()).catch((error: unknown) => {
              throw new Error(`${name}: ${String(error)}`, { cause: error });
            });
          const took = await measure();
          // The shorter time counts, because other load on the machine only adds to it.
          const cost = took < IN_TIME ? took : Math.min(took, await measure());
          expect(cost, name).to.be.lessThan(IN_TIME);
        }
      });
});
