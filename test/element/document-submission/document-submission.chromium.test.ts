import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents } from '../../support/collect';
import { mount, shadow, user } from '../../support/mount';
import type { Answer, Pattern } from '../../support/wire/wire';
import { openContactWire } from '../contact-us/answers';

const PATH = '/api/smart-inquiry-api/document-submissions';
const READ: Pattern = `GET ${PATH}/:referenceNumber`;
const TITLE = { name: 'Document Submission' };
const FAILED =
  'We are unable to fetch your Document Submission at this time. Please try again later.';

const SUBMISSION = {
  referenceNumber: 815,
  category: 'MANAGE_PLAN',
  dateLogged: '2024-05-17T22:30:00Z',
  attachments: [
    { attachmentId: 31, fileName: 'bill.pdf' },
    { attachmentId: 'a/b?c', fileName: 'card\u202Egpj.exe' },
  ],
};

async function open(answer: Answer | Answer[], reference = '815', attributes = {}) {
  const wire = await openContactWire({ [READ]: answer });
  const hash = `#/document-submission?reference=${reference}`;
  const element = await mount(attributes, { hash });
  return { wire, element, screen: shadow(element) };
}

const cellsOf = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

describe('the document submission screen', () => {
  for (const [what, json] of [
    ['under `documentSubmission`', { documentSubmission: SUBMISSION }],
    ['flat', SUBMISSION],
  ] as const) {
    it(`shows Category, Documents and Date of a submission ${what} (§2)`, async () => {
      const { wire, element, screen } = await open({ json });
      const table = within(await screen.findByRole('table', { name: 'Document submission 815' }));
      screen.getByRole('heading', TITLE);
      expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).to.deep.equal([
        'Category',
        'Documents',
        'Date',
      ]);
      expect(cellsOf(element)[0]).to.equal('Manage plan');
      expect(cellsOf(element)[2]).to.equal('2024-05-18');
      const [request] = await wire.requests(READ);
      expect([request?.path, request?.query]).to.deep.equal([`${PATH}/815`, '']);
      await expectNoAxeViolations(element);
    });
  }

  for (const [dateLogged, shown] of [
    [[2024, 5, 7, 22, 30], '2024-05-07'],
    [[2024, 5], ''],
    ['2024-05-07T23:59', '2024-05-07'],
    ['9999-12-31T23:00:00Z', '9999-12-31T23:00:00Z'],
    ['', ''],
    [null, ''],
  ] as const)
    it(`is dated '${shown}' if the server says ${JSON.stringify(dateLogged)} (decisions 4, 7)`, async () => {
      const { element, screen } = await open({ json: { ...SUBMISSION, dateLogged } });
      await screen.findByRole('table');
      expect(cellsOf(element)[2]).to.equal(shown);
    });

  it('links each document by its file name, without an origin, in a new tab (§2, §7)', async () => {
    const { screen } = await open({ json: SUBMISSION });
    const links = await screen.findAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).to.deep.equal([
      `${location.origin}${PATH}/815/attachments/31`,
      `${location.origin}${PATH}/815/attachments/a%2Fb%3Fc`,
    ]);
    expect(links.map((link) => link.querySelector('bdi')?.textContent)).to.deep.equal([
      'bill.pdf',
      'cardgpj.exe',
    ]);
    for (const { target, rel } of links)
      expect([target, rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
  });

  it('names a file without a name by its id (§2)', async () => {
    const attachments = [{ attachmentId: 31, fileName: ' \n' }];
    const { screen } = await open({ json: { ...SUBMISSION, attachments } });
    await screen.findByRole('link', { name: /^31/ });
  });

  it('shows plain names if no request can carry an id (§2)', async () => {
    const attachments = [{ attachmentId: '\uD800', fileName: 'card.pdf' }, { fileName: 'id.png' }];
    const { element, screen } = await open({ json: { ...SUBMISSION, attachments } });
    await screen.findByText('card.pdf');
    await screen.findByText('id.png');
    expect(screen.queryAllByRole('link')).to.deep.equal([]);
    await expectNoAxeViolations(element);
  });

  for (const json of [
    { ...SUBMISSION, attachments: [] },
    { ...SUBMISSION, attachments: null },
    { documentSubmission: { category: 'OTHER', dateLogged: null } },
    { documentSubmission: null, attachments: [null, {}, 7], category: 'OTHER', dateLogged: NaN },
    { referenceNumber: '815', category: {} },
  ]) {
    it(`says 'No attachments', and prints nothing that is missing: ${JSON.stringify(json)} (decisions 4)`, async () => {
      const { element, screen } = await open({ json });
      await screen.findByText('No attachments');
      expect(element.shadowRoot?.textContent).not.to.match(/undefined|null|NaN|\[object|Invalid/);
      await expectNoAxeViolations(element);
    });
  }

  for (const hash of [
    '#/document-submission',
    '#/document-submission?reference=',
    '#/document-submission?reference=0',
    '#/document-submission?reference=1&reference=1',
    '#/document-submission?reference=1234567890123456',
    '#/document-submission?reference=１',
    '#/document-submission?reference=..',
  ]) {
    it(`leads to the root route without a request: ${hash} (decisions 2)`, async () => {
      const wire = await openContactWire();
      const entries = history.length;
      const screen = shadow(await mount({}, { hash }));
      await screen.findByRole('heading', { name: 'How can we help?' });
      expect(location.hash).to.equal('#/contact-us/default');
      expect(history.length).to.equal(entries);
      expect(await wire.requests(READ)).to.deep.equal([]);
    });
  }

  it('shows a skeleton until the submission has loaded (§4)', async () => {
    const wire = await openContactWire();
    const answer = await wire.hold(READ);
    const element = await mount({}, { hash: '#/document-submission?reference=0815' });
    const screen = shadow(element);
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).to.equal('Loading');
    });
    expect(screen.queryByRole('table')).to.equal(null);
    await expectNoAxeViolations(element);
    await answer.release({ json: SUBMISSION });
    await screen.findByRole('table', { name: 'Document submission 0815' });
    expect(screen.queryByRole('status')).to.equal(null);
  });

  for (const [what, answer] of Object.entries<Answer>({
    'a server error': { status: 500 },
    'code 0015': { status: 400, json: { exceptionCode: '0015' } },
    'a page': { html: '<p>Log in' },
    null: { json: null },
    'a list': { json: [] },
    'an empty body': { text: '' },
    'an empty object': { json: {} },
    'an object of something else': { json: { error: 'x' } },
    'lists in lists': { json: { documentSubmission: [[SUBMISSION]] } },
    'a text': { json: 'text' },
    'a lost connection': { cut: true },
  })) {
    it(`says that it could not be fetched after ${what}, and can be tried again (§8)`, async () => {
      const events = collectEvents('request-failed');
      const { element, screen } = await open([answer, { json: SUBMISSION }]);
      const alert = within(await screen.findByRole('alert'));
      alert.getByText(FAILED);
      await expectNoAxeViolations(element);
      expect(events.map(({ detail }) => (detail as { call: string }).call)).to.deep.equal([
        'GET /document-submissions/:referenceNumber',
      ]);
      await user.click(alert.getByRole('button', { name: 'Try again' }));
      await screen.findByRole('table');
      expect(screen.queryByText(FAILED)).to.equal(null);
    });
  }

  it('never shows one submission for another (§4)', async () => {
    const { wire, element, screen } = await open({ json: SUBMISSION });
    await screen.findByRole('table');
    const second = await wire.hold(READ);
    location.hash = '#/document-submission?reference=816';
    await wire.next(READ);
    await wire.next(READ);
    expect(element.shadowRoot?.textContent).not.to.match(/815|bill|Manage/);
    await second.release({ json: { ...SUBMISSION, category: 'OTHER', attachments: [] } });
    await screen.findByRole('table', { name: 'Document submission 816' });
    expect(cellsOf(element)).to.deep.equal(['Other', 'No attachments', '2024-05-18']);
  });

  it('leads Back to the previous page of the visit (§2)', async () => {
    await openContactWire({ [READ]: { json: SUBMISSION } });
    const element = await mount({}, { hash: '#/contact-us/medxpress' });
    location.hash = '#/document-submission?reference=815';
    await shadow(element).findByRole('table');
    await user.click(shadow(element).getByRole('button', { name: 'Back' }));
    await shadow(element).findByRole('heading', { name: 'How can we help?' });
    expect(location.hash).to.equal('#/contact-us/medxpress');
  });
});
