import { expect } from '@open-wc/testing';
import { collectEvents } from '../../support/collect';
import { user } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import {
  ANY_QUERY,
  FAILED,
  mountQuery,
  openQueryWire,
  QUERY,
  UPDATE_TOGGLE,
  viewQuery,
} from '../view-query/the-query';

const NONSENSE = /undefined|null|NaN|Invalid Date|\[object/;

const ODD: Readonly<Record<string, unknown>> = {
  'a number alone': { referenceNumber: '4711' },
  'a query that is a text': { query: 'What I asked', category: 'OTHER' },
  'nulls everywhere else': {
    referenceNumber: 4711,
    category: null,
    queryDetail: null,
    dateLogged: null,
    attachments: null,
    canUpdate: null,
  },
  'other types everywhere else': {
    referenceNumber: 4711,
    category: ['OTHER'],
    queryDetail: { text: 'x' },
    dateLogged: true,
    attachments: [null, 'a.pdf', 7, {}, { fileName: 'no-id.pdf' }, { attachmentId: '..' }],
    canUpdate: 'true',
  },
  'two attachments of one id': {
    ...QUERY,
    attachments: [
      { attachmentId: 1, fileName: 'a.pdf' },
      { attachmentId: '1', fileName: 'b.pdf' },
    ],
  },
  'an attachment without a name': { ...QUERY, attachments: [{ attachmentId: 31 }] },
};

describe('an odd answer to a query', () => {
  for (const [what, json] of Object.entries(ODD)) {
    it(`neither crashes the screen nor shows a missing value: ${what} (§3)`, async () => {
      await openQueryWire({ [ANY_QUERY]: { json } });
      const events = collectEvents('element-error');
      const { element, screen } = await viewQuery();
      const attachments = screen.queryByRole('button', { name: 'View attachments' });
      if (attachments) await user.click(attachments);
      expect(element.shadowRoot?.textContent).not.to.match(NONSENSE);
      for (const link of screen.queryAllByRole('link'))
        expect([link.textContent, link.getAttribute('href')].join()).not.to.match(NONSENSE);
      expect(events).to.deep.equal([]);
    });
  }

  for (const canUpdate of ['true', 1, 'yes', {}, [], null, undefined, false]) {
    it(`offers no update if canUpdate is ${JSON.stringify(canUpdate)} (§2, decisions 4)`, async () => {
      await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, canUpdate } } });
      const { screen } = await viewQuery();
      expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
    });
  }

  for (const guard of [")]}',\n", ")]}'\n", " \n)]}',"]) {
    it(`is read after the prefix ${JSON.stringify(guard)}, and so is an exception code (decisions 7)`, async () => {
      const outdated = guard + JSON.stringify({ exceptionCode: '0015' });
      await openQueryWire({
        [ANY_QUERY]: [{ text: guard + JSON.stringify(QUERY) }, { status: 400, text: outdated }],
      });
      await viewQuery();
      const { screen } = await mountQuery();
      await screen.findByText('This feature is only available for new queries.');
    });
  }

  it('names an attachment without a name by its id (§3)', async () => {
    await openQueryWire({ [ANY_QUERY]: { json: ODD['an attachment without a name'] } });
    const { screen } = await viewQuery();
    await user.click(screen.getByRole('button', { name: 'View attachments' }));
    screen.getByRole('link', { name: /^31/ });
  });

  const UNREADABLE: Readonly<Record<string, Answer>> = {
    null: { json: null },
    'a list': { json: [QUERY] },
    'a text': { json: 'query' },
    'a number': { json: 17 },
    'an empty body': { text: '' },
    'a page': { html: '<!doctype html><title>Log in</title>' },
    'an empty object': { json: {} },
    'a query of null': { json: { query: null } },
    'an object of something else': { json: { error: 'x' } },
    'lists in lists': { json: { query: [[QUERY]] } },
    'an unfit number and no category': {
      json: { ...QUERY, referenceNumber: 'A-12', category: ['OTHER'] },
    },
    'half an object': { text: '{"category":' },
    'a server error': { status: 500 },
    'an ended session': { status: 401 },
    'a lost connection': { cut: true },
  };
  for (const [what, answer] of Object.entries(UNREADABLE)) {
    it(`is a failure if it is ${what} (§8)`, async () => {
      await openQueryWire({ [ANY_QUERY]: answer });
      const { screen } = await mountQuery();
      await screen.findByText(FAILED);
    });
  }
});
