import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { holdWaits } from '../../support/hold-waits';
import { shadow } from '../../support/mount';
import type { Pattern } from '../../support/wire/wire';
import { NEVER_SHOWN } from './faults';
import { READINGS } from './readings';
import { SENDINGS } from './sendings';
import { collectReported } from './table';

const ELSEWHERE: Pattern = 'GET /api/smart-inquiry-api/document-submissions/99';
const THERE = { referenceNumber: 99, category: 'Seen elsewhere', attachments: [] };

/** Whether a timer is that of the limit, minus the time that the call took before it. */
const isWaitOf = (limit: number) => (milliseconds: number) =>
  milliseconds > limit - 1000 && milliseconds <= limit;

for (const tested of [...READINGS, ...SENDINGS]) {
  const { what, call, good, expectShown, failed, event, limit, open, make } = tested;
  const reported = event ? [event] : [];

  describe(what, () => {
    it(`is aborted after ${String(limit / 1000)} s without an answer, and everything is kept (decisions 3)`, async () => {
      const wire = await open();
      await wire.hold(call);
      const events = collectReported(tested);
      const { pass, stop } = holdWaits(isWaitOf(limit));
      try {
        const { element, kept, before } = await make();
        await wire.next(call);
        expect(events).to.deep.equal([]);
        await pass();
        await waitFor(() => {
          expect(events).to.have.lengthOf(1);
        });
        if (failed !== undefined) await shadow(element).findByText(failed);
        expect(events[0]?.detail).to.include({ status: 0 });
        expect(kept()).to.deep.equal(before);
        expect(await wire.requests(call)).to.have.lengthOf(1);
      } finally {
        stop();
      }
    });

    it('accepts an answer that arrives in small pieces (§4)', async () => {
      const wire = await open();
      await wire.reply(call, { ...good, drops: 5 });
      const events = collectReported(tested);
      const { element } = await make();
      await waitFor(async () => {
        expect(events.map(({ name }) => name)).to.deep.equal(reported);
        expect(await wire.requests(call)).to.have.lengthOf(1);
        expect(shadow(element).queryByText('Loading')).to.equal(null);
        expectShown?.(element);
      });
      expect(element.shadowRoot?.textContent).not.to.match(NEVER_SHOWN);
    });

    it('is aborted when the element is removed, and nothing is reported (decisions 3)', async () => {
      const wire = await open();
      const held = await wire.hold(call);
      const events = collectReported(tested);
      const { element } = await make();
      await wire.next(call);
      element.remove();
      await wire.aborted(call);
      await held.release(good);
      expect(events).to.deep.equal([]);
    });

    it('is aborted by a change of route, and a late answer shows nowhere (§4)', async () => {
      const wire = await open();
      await wire.reply(ELSEWHERE, { json: { documentSubmission: THERE } });
      const held = await wire.hold(call);
      const events = collectReported(tested);
      const { element } = await make();
      await wire.next(call);
      location.hash = '#/document-submission?reference=99';
      await shadow(element).findByText('Seen elsewhere');
      await wire.aborted(call);
      const shown = element.shadowRoot?.textContent;
      await held.release(good);
      await nextFrame();
      expect(events).to.deep.equal([]);
      expect(element.shadowRoot?.textContent).to.equal(shown);
      if (failed !== undefined) expect(shown).not.to.contain(failed);
    });
  });
}

for (const tested of SENDINGS) {
  const { what, call, good, event, open, make } = tested;
  it(`${what} is one request, however often the member repeats it (§4)`, async () => {
    const wire = await open();
    const held = await wire.hold(call);
    const events = collectReported(tested);
    const { again } = await make();
    await again?.();
    await wire.next(call);
    await again?.();
    await held.release(good);
    await waitFor(() => {
      expect(events.map(({ name }) => name)).to.deep.equal([event]);
    });
    expect(await wire.requests(call)).to.have.lengthOf(1);
  });
}

/**
 * Everything that could make a page repeat a request. An hour passes, and the page becomes visible and online again.
 */
async function comeBackLater(passWaits: () => void) {
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  try {
    passWaits();
    for (const name of ['online', 'focus']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
    await nextFrame();
  } finally {
    Date.now = now;
  }
}

for (const tested of READINGS) {
  const { what, call, failed, limit, open, make } = tested;
  it(`only the member requests ${what} again, even after a failure (§4)`, async () => {
    const wire = await open();
    await wire.reply(call, { status: 500 });
    const events = collectReported(tested);
    const { passAll, stop } = holdWaits((wait) => wait >= 1000 && wait <= limit - 1000);
    try {
      const { element } = await make();
      await waitFor(() => {
        expect(events).to.have.lengthOf(1);
      });
      if (failed !== undefined) await shadow(element).findByText(failed);
      await comeBackLater(passAll);
    } finally {
      stop();
    }
    expect(await wire.requests(call)).to.have.lengthOf(1);
  });
}
