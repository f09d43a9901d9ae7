import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { setClock } from '../../support/clock';
import { takeWarnings } from '../../support/collect';
import { mount, user } from '../../support/mount';
import { collectSavedFiles } from '../../support/saved-files';
import { openContactWire, SUBMIT } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

type Attributes = Readonly<Record<string, string>>;

interface Sent {
  readonly at: string;
  readonly attributes?: Attributes;
  readonly answer?: unknown;
  readonly category?: string;
}

/** Loads the part, which then shows before the next button, or never. */
const loadDue = () => import('../../../src/components/due/AnswerDue');

/** A query that was sent at that moment. */
async function sent({ at, attributes = {}, answer, category = 'Other' }: Sent) {
  setClock(at);
  await openContactWire(answer === undefined ? {} : { [SUBMIT.default]: { json: answer } });
  const element = await mount(attributes);
  const form = theForm(element);
  await form.settled();
  await form.fill({ category, query: QUERY_TEXT });
  await form.submit();
  const next = await form.screen.findByRole('region', { name: 'What happens next' });
  return { element, form, next };
}

describe('the day by which an answer is due', () => {
  for (const [at, words] of [
    ['2026-11-02T10:00:00Z', ['Expect our answer by Wednesday 2026-11-04.']],
    [
      '2026-04-02T08:00:00Z',
      [
        'Expect our answer by Wednesday 2026-04-08.',
        'Good Friday, 2026-04-03, is not a business day.',
        'Family Day, 2026-04-06, is not a business day.',
      ],
    ],
    [
      '2026-08-07T08:00:00Z',
      [
        'Expect our answer by Wednesday 2026-08-12.',
        'National Women’s Day (observed), 2026-08-10, is not a business day.',
      ],
    ],
    // On the scheme's clock it is Friday the 20th.
    ['2026-11-19T23:30:00Z', ['Expect our answer by Tuesday 2026-11-24.']],
  ] as const)
    it(`is on the receipt of ${at}, politely spoken (§9)`, async () => {
      const { element, next } = await sent({ at });
      const said = await within(next).findByText(/^Expect our answer by/);
      const region = said.closest('[role=status]');
      expect([...(region?.children ?? [])].map(({ textContent }) => textContent)).to.deep.equal(
        words,
      );
      await expectNoAxeViolations(element);
    });

  it('is saved as a day of a calendar (§9)', async () => {
    const { form } = await sent({ at: '2026-11-02T10:00:00Z', answer: { referenceNumber: 4711 } });
    const files = collectSavedFiles();
    await user.click(await form.screen.findByRole('button', { name: 'Add to calendar' }));
    expect(files).to.have.lengthOf(1);
    const file = await files[0];
    expect(file?.name).to.equal('query-4711.ics');
    expect(file?.type).to.equal('text/calendar');
    const lines = file?.text.replaceAll('\r\n ', '').split('\r\n') ?? [];
    expect(lines).to.include('DTSTART;VALUE=DATE:20261104');
    expect(lines).to.include('SUMMARY:Answer to query 4711 is due');
    expect(lines).to.include('UID:4711@medical-aid-inquiries');
    const url = lines.find((line) => line.startsWith('URL:')) ?? '';
    expect(url.endsWith('#/update/default?reference=4711&timeline=false')).to.equal(true);
    expect(file?.text).not.to.include(QUERY_TEXT);
  });

  it('has no file for a calendar without a number (§9)', async () => {
    const { form } = await sent({ at: '2026-11-02T10:00:00Z', answer: {} });
    await form.screen.findByText(/^Expect our answer by/);
    expect(form.screen.queryByRole('button', { name: 'Add to calendar' })).to.equal(null);
  });

  for (const [what, attributes, words] of [
    ['by origin', { 'response-days': '{"default":1}' }, 'Expect our answer by Tuesday 2026-11-03.'],
    [
      'by category, before the origin',
      { 'response-days': '{"default":1,"OTHER":4}' },
      'Expect our answer by Friday 2026-11-06.',
    ],
    [
      'without the days on which the scheme is closed',
      { 'response-days': '{"closed":["2026-11-04"]}' },
      'Expect our answer by Thursday 2026-11-05.',
    ],
    [
      'in the portal’s words',
      {
        messages:
          '{"due":{"by":"Antwoord teen {weekday} {date}."},"weekdays":{"wednesday":"Woensdag"}}',
      },
      'Antwoord teen Woensdag 2026-11-04.',
    ],
  ] as const)
    it(`is the portal's to set, ${what} (§9)`, async () => {
      const { next } = await sent({ at: '2026-11-02T10:00:00Z', attributes });
      await within(next).findByText(words);
    });

  it('is none where the portal says so (§9)', async () => {
    await loadDue();
    const attributes = { 'response-days': '{"default":0}' };
    const { form, next } = await sent({ at: '2026-11-02T10:00:00Z', attributes });
    await form.screen.findByRole('button', { name: 'Save a record' });
    expect(within(next).queryByText(/^Expect our answer by/)).to.equal(null);
  });

  it('takes its default where the portal’s cannot be read, and tells the developer once (§9)', async () => {
    const attributes = { 'response-days': 'soon', messages: '{"due":{"by":"Teen {date}."}}' };
    const { next } = await sent({ at: '2026-11-02T10:00:00Z', attributes });
    await within(next).findByText('Expect our answer by Wednesday 2026-11-04.');
    const warnings: string[] = [];
    await waitFor(() => {
      warnings.push(...takeWarnings());
      expect(warnings.sort()).to.deep.equal([
        '<medical-aid-inquiries>: in messages, "due.by" lacks {weekday}',
        '<medical-aid-inquiries>: in response-days, there is no JSON object',
      ]);
    });
  });
});

it('medicine delivery promises no day (§9)', async () => {
  await loadDue();
  await openContactWire();
  const element = await mount({ origin: 'medxpress' });
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Delivery query', query: QUERY_TEXT });
  await form.submit();
  await form.screen.findByRole('button', { name: 'Save a record' });
  expect(form.screen.queryByText(/^Expect our answer by/)).to.equal(null);
});
