import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { collectEvents, dataLayer } from '../../support/collect';
import { isInFull } from '../../support/in-full';
import { shadow } from '../../support/mount';
import type { FaultyCall } from './calls';
import { FAULTS, NEVER_SHOWN, type Fault } from './faults';

/** Collects a call's events from here on, which are its failures and, if it has one, the event of its success. */
export const collectReported = ({ event }: FaultyCall) =>
  collectEvents('request-failed', 'element-error', ...(event ? [event] : []));

/** Whether a fault makes the call fail, given what counts as its success. */
function fails({ takes }: FaultyCall, { kind, answer, status }: Fault): boolean {
  if (status !== 200 && status !== 204) return true;
  if (takes === 'anything') return false;
  if (takes === 'content') return answer.json !== undefined;
  if (takes === 'asked') return true;
  return kind === 'failure' || (takes === 'record' && kind === 'no record');
}

/** `npm test` tries a fault against every third call. */
const CALLS_PER_FAULT = 3;

/** The faults to try. `npm test` tries a third of the table, which differs from one call to the next. */
const faultsFor = (call: number) =>
  isInFull
    ? FAULTS
    : FAULTS.filter((_, index) => index % CALLS_PER_FAULT === call % CALLS_PER_FAULT);

/**
 * Tests a call against each fault of the table.
 * @param index the position of the call in its list
 */
export function testAgainstFaults(tested: FaultyCall, index: number): void {
  const { call, failed, event } = tested;
  const reported = event ? [event] : [];
  const faults = faultsFor(index);

  async function made(fault: Fault) {
    const wire = await tested.open();
    await wire.reply(call, fault.answer);
    const events = collectReported(tested);
    const { element, kept, before } = await tested.make();
    return { wire, events, element, screen: shadow(element), kept, before };
  }

  describe(tested.what, () => {
    for (const fault of faults.filter((each) => fails(tested, each))) {
      it(`answered by ${fault.what} shows the right message, keeps everything, and makes one request (§4, §8)`, async () => {
        const { wire, events, element, screen, kept, before } = await made(fault);
        await waitFor(() => {
          expect(events).to.have.lengthOf(1);
        });
        if (failed !== undefined) await screen.findByText(failed);
        expect(events[0]).to.have.property('name', 'request-failed');
        expect(events[0]?.detail).to.include({ status: fault.status });
        expect(kept()).to.deep.equal(before);
        expect(await wire.requests(call)).to.have.lengthOf(1);
        expect(dataLayer()).to.have.lengthOf(call.includes('turnaround') ? 1 : 0);
        expect(element.shadowRoot?.textContent).not.to.match(NEVER_SHOWN);
      });
    }

    for (const fault of faults.filter((each) => !fails(tested, each))) {
      it(`answered by ${fault.what} shows no raw value and no error (§8, decisions 3)`, async () => {
        const { wire, events, element, screen } = await made(fault);
        await waitFor(async () => {
          expect(events.map(({ name }) => name)).to.deep.equal(reported);
          expect(await wire.requests(call)).to.have.lengthOf(1);
          expect(screen.queryByText('Loading')).to.equal(null);
        });
        if (event?.startsWith('query-')) {
          expect(events[0]?.detail).to.include({ referenceNumber: null });
        }
        expect(element.shadowRoot?.textContent).not.to.match(NEVER_SHOWN);
      });
    }
  });
}
