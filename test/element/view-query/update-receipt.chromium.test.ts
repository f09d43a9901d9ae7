import { expect } from '@open-wc/testing';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents, dataLayer } from '../../support/collect';
import type { Answer } from '../../support/wire/wire';
import { hashOf, UPDATE_TOGGLE } from './the-query';
import { DETAILS, openUpdate } from './the-update';

const NO_NUMBER = 'We received your update, but could not get its reference number.';

async function updated(answer: Answer) {
  const opened = await openUpdate(answer);
  const events = collectEvents('query-updated', 'query-submitted', 'request-failed');
  await opened.update.fill({ files: [file('bill.pdf')] });
  await opened.update.submit();
  const title = await opened.update.thanked();
  const facts = [...(title.parentElement?.querySelectorAll('dt, dd') ?? [])];
  return { ...opened, events, facts: facts.map(({ textContent }) => textContent) };
}

describe('an update that was sent', () => {
  for (const [referenceNumber, shown] of [
    [4712, '4712'],
    [' 0815 ', '0815'],
    [999_999_999_999_999, '999999999999999'],
  ] as const) {
    it(`is replaced by thanks with the new number ${shown} (§2, §4)`, async () => {
      const { element, update, events, facts } = await updated({ json: { referenceNumber } });
      expect(facts).to.deep.equal(['Reference number', shown]);
      expect(update.screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
      expect(update.screen.queryByRole('button', { name: 'Send Update' })).to.equal(null);
      update.screen.getByRole('table', { name: 'Query 4711' });
      const reported = { referenceNumber: shown, originalReferenceNumber: '4711' };
      expect(dataLayer()).to.deep.equal([{ event: 'query-updated', ...reported }]);
      expect(events).to.deep.equal([{ name: 'query-updated', detail: reported }]);
      await expectNoAxeViolations(element);
    });
  }

  for (const [what, answer] of Object.entries<Answer>({
    'an empty body': {},
    'no content': { status: 204 },
    null: { json: { referenceNumber: null } },
    'a number of the wrong type': { json: { referenceNumber: {} } },
  })) {
    it(`is a success without a number too, reported by ${what} (decisions 3)`, async () => {
      const { element, update, events, facts } = await updated(answer);
      expect(facts).to.deep.equal([]);
      update.screen.getByText(NO_NUMBER);
      const reported = { referenceNumber: null, originalReferenceNumber: '4711' };
      expect(dataLayer()).to.deep.equal([{ event: 'query-updated', ...reported }]);
      expect(events).to.deep.equal([{ name: 'query-updated', detail: reported }]);
      expect(element.shadowRoot?.textContent).not.to.match(/undefined|null|NaN|\[object/);
      await expectNoAxeViolations(element);
    });
  }

  it('reports to the host nothing that was written or attached (decisions 1)', async () => {
    const { events } = await updated({ json: { referenceNumber: 4712 } });
    const reported = [
      events,
      dataLayer(),
      { ...sessionStorage },
      { ...localStorage },
      location.href,
    ];
    for (const secret of [DETAILS, 'bill.pdf'])
      expect(JSON.stringify(reported)).not.to.include(secret);
  });

  it('shows no thanks on another query, which can be updated in turn (§4)', async () => {
    const { update } = await updated({ json: { referenceNumber: 4712 } });
    location.hash = hashOf({ reference: '12' });
    await update.screen.findByRole('table', { name: 'Query 12' });
    expect(update.screen.queryByText('4712')).to.equal(null);
    update.screen.getByRole('button', UPDATE_TOGGLE);
  });
});
