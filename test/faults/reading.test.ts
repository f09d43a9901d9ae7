import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { collectEvents } from '../support/collect';
import { mount, shadow } from '../support/mount';
import { openWire, type Answer, type Pattern } from '../support/wire';
import { FAILURES, NEVER_SHOWN, NO_RECORDS, ODD_RECORDS } from './faults';

const QUERIES: Pattern = 'GET /api/smart-inquiry-api/member-queries';
const MEMBER: Pattern = 'GET /api/member-details-api/v2/member-details';
const QUERY: Pattern = 'GET /api/smart-inquiry-api/member-queries/:referenceNumber';
const DOCUMENT: Pattern = 'GET /api/smart-inquiry-api/document-submissions/:referenceNumber';

interface Reading {
  readonly what: string;
  readonly call: Pattern;
  readonly hash: string;
  /** The catalogue's words; undefined for a reading that fails in silence. */
  readonly failed: string | undefined;
  /** The answer must be a record: what is none is a failure. */
  readonly wantsRecord?: true;
}

const READINGS: readonly Reading[] = [
  {
    what: 'the open queries',
    call: QUERIES,
    hash: '#/contact-us/default',
    failed: 'We are unable to fetch your queries at this time. Please try again later.',
  },
  {
    what: 'the member details',
    call: MEMBER,
    hash: '#/contact-us/default',
    failed: undefined,
  },
  {
    what: 'a query',
    call: QUERY,
    hash: '#/update/default?reference=12&timeline=false',
    failed: 'We are unable to fetch your query at this time. Please try again later.',
    wantsRecord: true,
  },
  {
    what: 'a document submission',
    call: DOCUMENT,
    hash: '#/document-submission?reference=12',
    failed: 'We are unable to fetch your Document Submission at this time. Please try again later.',
    wantsRecord: true,
  },
];

async function shown({ call, hash }: Reading, answer: Answer) {
  const wire = await openWire({
    [QUERIES]: { json: { queries: [] } },
    [MEMBER]: { json: { emails: [] } },
    [call]: answer,
  });
  const events = collectEvents('request-failed', 'element-error');
  const element = await mount({}, { hash });
  const screen = shadow(element);
  await waitFor(async () => {
    expect(await wire.requests(call)).to.have.lengthOf(1);
    expect(screen.queryByText('Loading')).to.equal(null);
  });
  return { wire, events, element, screen };
}

for (const reading of READINGS) {
  describe(`a reading of ${reading.what}`, () => {
    const failures = [...FAILURES, ...(reading.wantsRecord ? NO_RECORDS : [])];
    for (const { what, answer, status } of failures) {
      it(`answered by ${what} says what it should, and is asked once (§8)`, async () => {
        const { wire, events, element, screen } = await shown(reading, answer);
        if (reading.failed !== undefined) await screen.findByText(reading.failed);
        await waitFor(() => {
          expect(events).to.have.lengthOf(1);
        });
        expect(events[0]).to.have.property('name', 'request-failed');
        expect(events[0]?.detail).to.include({ status: status ?? answer.status ?? 200 });
        expect(await wire.requests(reading.call)).to.have.lengthOf(1);
        expect(element.shadowRoot?.textContent).not.to.match(NEVER_SHOWN);
      });
    }

    for (const { what, answer } of [...(reading.wantsRecord ? [] : NO_RECORDS), ...ODD_RECORDS]) {
      it(`answered by ${what} shows nothing odd and breaks nothing (§8)`, async () => {
        const { events, element } = await shown(reading, answer);
        expect(events).to.deep.equal([]);
        expect(element.shadowRoot?.textContent).not.to.match(NEVER_SHOWN);
      });
    }
  });
}
