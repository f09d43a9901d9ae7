import { expect } from '@open-wc/testing';
import {
  filledInSince,
  firstForm,
  holdsSomething,
  nextForm,
  type FormEvent,
  type FormState,
} from '../../../src/visit/form-state';

interface Values {
  readonly email: string;
  readonly query: string;
  readonly files: readonly File[];
}

const EMPTY: Values = { email: '', query: '', files: [] };
const FILE = new File(['1'], 'bill.pdf');

const after = (...events: readonly FormEvent<Values>[]): FormState<Values> =>
  events.reduce((now, event) => nextForm(EMPTY, now, event), firstForm<Values>(EMPTY));

const typed = { type: 'changed', values: { query: 'Why?' } } as const;
const emptied = { type: 'changed', values: { query: '' } } as const;
const address = { type: 'filledIn', values: { email: 'a@b.example' } } as const;
const restored = { type: 'restored', values: { ...EMPTY, query: 'Kept.', files: [FILE] } } as const;
const camera = { type: 'dialogOpened', dialog: 'camera' } as const;

/** What each event leaves of a form: its values, the fields that are the member's, and whether it holds something. */
const ROWS: readonly (readonly [
  what: string,
  events: readonly FormEvent<Values>[],
  values: Partial<Values>,
  changed: readonly (keyof Values)[],
  holds: boolean,
])[] = [
  ['nothing', [], {}, [], false],
  ['a key', [typed], { query: 'Why?' }, ['query'], true],
  ['a text that is deleted again', [typed, emptied], {}, ['query'], false],
  ['the address of the page', [address], { email: 'a@b.example' }, [], false],
  [
    'an address that the member changed',
    [address, { type: 'changed', values: { email: 'me@b.example' } }],
    { email: 'me@b.example' },
    ['email'],
    true,
  ],
  [
    'an address that the member typed as the page has it',
    [address, { type: 'changed', values: { email: 'a@b.example' } }],
    { email: 'a@b.example' },
    ['email'],
    false,
  ],
  ['a draft', [restored], { query: 'Kept.', files: [FILE] }, ['query', 'files'], true],
  [
    'a draft over a text',
    [typed, restored],
    { query: 'Kept.', files: [FILE] },
    ['query', 'files'],
    true,
  ],
  ['a form that was sent', [typed, address, camera, { type: 'cleared', added: {} }], {}, [], false],
  [
    'a form that was sent, with a text that was typed since',
    [typed, address, { type: 'cleared', added: { query: 'And?' } }],
    { query: 'And?' },
    ['query'],
    true,
  ],
];

/** A form of which every fact is known, and the facts that each event changes. */
const WHOLE: FormState<Values> = {
  values: { email: 'a@b.example', query: 'Where?', files: [] },
  filledIn: { email: 'a@b.example' },
  changed: new Set(['query']),
  version: 1,
  contentId: {},
  captured: { files: [FILE] },
  dialog: 'files',
};
const CHANGES: {
  readonly [Each in FormEvent<Values>['type']]: readonly [
    event: FormEvent<Values> & { readonly type: Each },
    changes: readonly (keyof FormState<Values>)[],
  ];
} = {
  changed: [typed, ['values', 'changed']],
  filledIn: [address, ['values', 'filledIn']],
  restored: [restored, ['values', 'changed', 'version', 'dialog']],
  cleared: [
    { type: 'cleared', added: {} },
    ['values', 'filledIn', 'changed', 'version', 'captured'],
  ],
  emptied: [
    { type: 'emptied' },
    ['values', 'filledIn', 'changed', 'version', 'contentId', 'captured', 'dialog'],
  ],
  captureRead: [{ type: 'captureRead' }, ['captured']],
  dialogOpened: [camera, ['dialog']],
  dialogClosed: [{ type: 'dialogClosed' }, ['dialog']],
};

describe('what a form holds', () => {
  for (const [name, [event, changes]] of Object.entries(CHANGES))
    it(`is changed by '${name}' in ${changes.join(', ')} alone (§4)`, () => {
      const now = nextForm(EMPTY, WHOLE, event);
      const facts = Object.keys(WHOLE) as (keyof FormState<Values>)[];
      expect(facts.filter((fact) => now[fact] !== WHOLE[fact])).to.deep.equal(changes);
    });

  for (const [what, events, values, changed, holds] of ROWS)
    it(`after ${what} (§4)`, () => {
      const now = after(...events);
      expect(now.values).to.deep.equal({ ...EMPTY, ...values });
      expect([...now.changed]).to.deep.equal(changed);
      expect(holdsSomething(now)).to.equal(holds);
    });

  it('also files that its page has captured, until they are read or it is cleared (§5)', () => {
    const captured = { files: [FILE] };
    const before = { ...firstForm<Values>(EMPTY), captured };
    const afterwards = (event: FormEvent<Values>) => nextForm(EMPTY, before, event).captured;
    expect(afterwards(typed)).to.equal(captured);
    expect(afterwards({ type: 'captureRead' })).to.equal(undefined);
    expect(afterwards({ type: 'cleared', added: {} })).to.equal(undefined);
  });

  it('also that a camera is open, until it is closed or a draft is back (§4)', () => {
    expect(after(camera).dialog).to.equal('camera');
    expect(after(camera, { type: 'dialogClosed' }).dialog).to.equal(undefined);
    expect(after(camera, restored).dialog).to.equal(undefined);
    expect(after(camera, { type: 'cleared', added: {} }).dialog).to.equal('camera');
    expect(after(camera, typed).dialog).to.equal('camera');
  });

  it('what was filled in since it was sent, without what was sent or emptied (§4)', () => {
    const sent = { email: 'a@b.example', query: 'Why?', files: [FILE] };
    const files = [new File(['2'], 'later.pdf')];
    expect(filledInSince(sent, { ...sent, query: 'And?', files })).to.deep.equal({
      query: 'And?',
      files,
    });
    expect(filledInSince(sent, sent)).to.deep.equal({});
    expect(filledInSince(sent, { ...sent, email: '', files: [] })).to.deep.equal({});
  });

  it('in a version of its own once a draft, or nothing, has replaced it (§4)', () => {
    expect(after(typed, address, camera).version).to.equal(0);
    expect(after(typed, restored, typed, restored).version).to.equal(2);
    expect(after(typed, { type: 'cleared', added: {} }).version).to.equal(1);
  });

  it('with the contentId that it had, until the member has changed (decisions 7)', () => {
    for (const event of [typed, restored, { type: 'cleared', added: {} } as const])
      expect(nextForm(EMPTY, WHOLE, event).contentId).to.equal(WHOLE.contentId);
    const other = nextForm(EMPTY, WHOLE, { type: 'emptied' });
    expect(other).to.deep.equal({ ...firstForm(EMPTY), version: 2 });
    expect(other.contentId).not.to.equal(WHOLE.contentId);
  });
});
