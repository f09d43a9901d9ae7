import { expect } from '@open-wc/testing';
import type { StoredDraft } from '../../../src/draft-store/draft-store';
import { createDraftMachine } from '../../../src/drafts/draft-machine';
import {
  isWanted,
  type Access,
  type DraftActEvent,
  type DraftEvent,
  type DraftState,
  type FormContent,
  type Ownership,
  type Own,
} from '../../../src/drafts/draft-state';
import type { KeptValues } from '../../../src/drafts/form-content';
import { nextDraft, NO_DRAFT } from '../../../src/drafts/next-draft';
import {
  contentToPut,
  inFlightOf,
  isStoring,
  jobsIn,
  missingIn,
} from '../../../src/drafts/next-job';
import type { DraftsMode } from '../../../src/settings/drafts-mode';
import { createValueStore } from '../../../src/ui/value-store';
import { createFormStore } from '../../../src/visit/form-store';

const contentOf = (query: string): FormContent => ({
  at: 1000,
  values: { query },
  files: [],
  camera: false,
});
const CONTENT = contentOf('My claim of May was not paid.');
const FILE = new File(['Bytes'], 'bill.pdf');
const OWN: Own = {
  id: 'own',
  owner: 'thandi',
  content: CONTENT,
  until: 9000,
  files: new Map(),
  hasNoRoom: false,
  inFlight: null,
};
const draftOf = (id: string): StoredDraft => ({
  id,
  until: 9000,
  content: { form: 'f', at: 500, values: {}, files: [], sending: null, camera: false },
});
const OTHER = draftOf('other');
const OFFERS = { offered: [OTHER], isStale: false };
const ONE = { ...OFFERS, draft: OTHER, returnsTo: 'open' } as const;

type Name = Access['is'];
const ACCESSES: { readonly [Each in Name]: Access & { readonly is: Each } } = {
  closed: { is: 'closed' },
  opening: { is: 'opening' },
  open: { is: 'open', ...OFFERS },
  taking: { is: 'taking', ...ONE },
  deleting: { is: 'deleting', ...ONE },
  unable: { is: 'unable', ...OFFERS },
  erased: { is: 'erased' },
};

/** A form that is stored, unless all was erased. */
const stateOf = (is: Name, changes: Partial<DraftState> = {}): DraftState => ({
  ...NO_DRAFT,
  access: ACCESSES[is],
  owner: 'thandi',
  mode: 'keep',
  choice: is === 'erased' ? false : undefined,
  since: 100,
  content: CONTENT,
  own: is === 'erased' ? undefined : OWN,
  ...changes,
});

const member = {
  type: 'member',
  owner: 'thandi',
  mode: 'keep',
  isClosed: false,
  since: 200,
} as const;
const marked = { type: 'marked', mark: { known: ['1'] } } as const;
const found = {
  type: 'found',
  drafts: [draftOf('own'), OTHER],
  isFree: () => true,
  isHeld: true,
  at: 2000,
} as const;
const TAKEN: Own = { ...OWN, id: 'other', content: contentOf('Of before.') };

const EVENTS = {
  member,
  another: { ...member, owner: 'sipho' },
  unsure: { ...member, isClosed: true },
  memory: { ...member, isClosed: true, mode: 'memory' },
  erased: { type: 'erased' },
  want: { type: 'want', at: 300 },
  decline: { type: 'decline' },
  take: { type: 'take', draft: OTHER },
  delete: { type: 'delete', draft: OTHER },
  content: { type: 'content', content: contentOf('And more.') },
  look: { type: 'look' },
  away: { type: 'away' },
  back: { type: 'back' },
  left: { type: 'left' },
  pressed: { type: 'pressed' },
  marked,
  unmarked: { type: 'marked', mark: null },
  forgotten: { type: 'forgotten' },
  accepted: { type: 'accepted' },
  saved: { type: 'saved', own: OWN, since: 100 },
  gone: { type: 'gone', since: 100 },
  heldElsewhere: { type: 'heldElsewhere' },
  removed: { type: 'removed', id: 'own' },
  read: { type: 'read', file: FILE, as: 'slow' },
  found,
  taken: { type: 'taken', own: TAKEN, lost: [] },
  deleted: { type: 'deleted' },
  failed: { type: 'failed' },
} as const satisfies Readonly<Record<string, DraftEvent>> & {
  readonly [Each in DraftEvent['type']]: DraftEvent & { readonly type: Each };
};

/** What each event makes of each state: '=' leaves it as it is, 'unknown' throws in development. */
const TABLES = [
  `          member   another  unsure  memory  erased  want     decline
  closed     opening  opening  =       closed  closed  =        =
  opening    =        opening  closed  closed  erased  opening  opening
  open       =        opening  closed  closed  erased  open     open
  taking     =        opening  closed  closed  erased  taking   taking
  deleting   =        opening  closed  closed  erased  deleting deleting
  unable     =        opening  closed  closed  erased  unable   unable
  erased     =        opening  closed  closed  =       opening  =`,
  `          take    delete    content   look      away      back      left      pressed  marked    unmarked accepted  forgotten
  closed     =       =         closed    =         closed    closed    closed    =        closed    =        closed    =
  opening    =       =         opening   =         opening   opening   opening   =        opening   =        opening   =
  open       taking  deleting  open      open      open      open      open      =        open      =        open      =
  taking     =       =         taking    taking    open      taking    open      open     open      =        open      =
  deleting   =       =         deleting  deleting  deleting  deleting  deleting  =        deleting  =        deleting  =
  unable     taking  deleting  unable    unable    unable    unable    unable    =        unable    =        unable    =
  erased     =       =         erased    =         erased    erased    erased    =        erased    =        erased    =`,
  `          saved     gone    heldElsewhere  removed   read  found    taken    deleted  failed
  closed     closed    closed  closed         closed    =     unknown  unknown  unknown  unknown
  opening    opening   erased  opening        opening   =     open     unknown  unknown  unable
  open       open      erased  open           open      =     open     unknown  unknown  unable
  taking     taking    erased  taking         taking    =     unknown  open     unknown  open
  deleting   deleting  erased  deleting       deleting  =     unknown  unknown  open     open
  unable     unable    erased  unable         unable    =     unable   unknown  unknown  unknown
  erased     =         erased  erased         erased    =     unknown  unknown  unknown  unknown`,
];

const after = (now: DraftState, ...events: readonly DraftEvent[]): DraftState =>
  events.reduce((before, event) => {
    const next = nextDraft(before, event);
    if (!next) throw new Error(`'${before.access.is}' knows no '${event.type}'`);
    return next;
  }, now);

describe('the draft of a form on the device', () => {
  it('becomes what the table says, for every state and every event (§4)', () => {
    const pairs = TABLES.flatMap((table) => {
      const [head = [], ...rows] = table.split('\n').map((line) => line.trim().split(/\s+/));
      return rows.flatMap(([name, ...cells]) =>
        cells.map((cell, index) => ({ name, event: head[index], becomes: cell })),
      );
    }) as { readonly name: Name; readonly event: keyof typeof EVENTS; readonly becomes: string }[];
    const seen = pairs.map(({ name, event }) => {
      const now = stateOf(name);
      const next = nextDraft(now, EVENTS[event]);
      return { name, event, becomes: next === now ? '=' : (next?.access.is ?? 'unknown') };
    });
    expect(seen).to.deep.equal(pairs);
    const names = new Set(pairs.map(({ name, event }) => `${name} ${event}`));
    expect(names.size).to.equal(Object.keys(ACCESSES).length * Object.keys(EVENTS).length);
  });

  it('is stored where the member wants it alone, and in no other state (§4)', () => {
    const changed = { content: contentOf('And more.') };
    for (const is of Object.keys(ACCESSES) as Name[]) {
      expect(contentToPut(stateOf(is, changed)) === changed.content).to.equal(is === 'open');
      expect(contentToPut(stateOf(is, { ...changed, choice: false }))).to.equal(undefined);
    }
  });

  it('is marked as a request leaves and removed once it was sent, whatever else may be done (§4)', () => {
    const names = Object.keys(ACCESSES).filter((each) => each !== 'erased') as Name[];
    const off = stateOf('closed', { mode: 'memory' });
    for (const now of [...names.map((is) => stateOf(is)), off]) {
      const { is } = now.access;
      const left = after(now, marked);
      expect(jobsIn(left)).to.include('put');
      expect(contentToPut(left)).to.equal(CONTENT);
      const sent = after(left, EVENTS.accepted);
      expect(jobsIn(sent)[0]).to.equal('remove');
      // What is typed while the receipt waits.
      expect(contentToPut(after(sent, EVENTS.content))).to.equal(undefined);
      // The disk may still be storing the mark when the form is left.
      const next = after(sent, EVENTS.left, EVENTS.content, EVENTS.saved);
      expect(jobsIn(next)[0]).to.equal('remove');
      const removed = after(next, EVENTS.removed);
      expect(removed).to.include({ own: undefined });
      expect(jobsIn(removed)).not.to.include('remove');
      expect(jobsIn(removed).includes('put')).to.equal(['open', 'taking'].includes(is));
    }
  });

  it('is never offered once it was sent, also while it can’t be deleted and its page was away (§4)', () => {
    const back = after(stateOf('open'), EVENTS.accepted, EVENTS.left, EVENTS.away, EVENTS.back);
    expect(after(back, found).access).to.deep.include({ offered: [OTHER] });
    expect(jobsIn(after(back, found))[0]).to.equal('remove');
  });

  it('may have arrived as long as its sending, or an earlier page, says so (§4)', () => {
    const own = { ...TAKEN, inFlight: { known: ['7'] } };
    const before = after(stateOf('taking'), { ...EVENTS.taken, own });
    for (const now of [before, after(before, marked), after(before, marked, EVENTS.unmarked)])
      expect(inFlightOf(now)).to.deep.equal({ known: ['7'] });
    const first = after(stateOf('open'), marked);
    expect(inFlightOf(first)).to.deep.equal(marked.mark);
    expect(inFlightOf(after(first, EVENTS.unmarked))).to.equal(null);
    expect(after(first, { type: 'marked', mark: { ...marked.mark } })).to.equal(first);
  });

  it('may have arrived although its sending has forgotten it, until another member is known (§4)', () => {
    for (const known of [null, ['1']]) {
      const mark = { known };
      const first = after(stateOf('open'), { type: 'marked', mark }, EVENTS.forgotten);
      const again = after(first, { type: 'marked', mark: { ...mark } });
      for (const now of [first, again, after(again, EVENTS.unmarked)])
        expect(inFlightOf(now)).to.equal(mark);
      expect(inFlightOf(after(again, EVENTS.another))).to.equal(null);
    }
    const early = after(NO_DRAFT, EVENTS.content, marked, EVENTS.forgotten, member);
    expect(inFlightOf(early)).to.equal(marked.mark);
  });

  it('of one member leaves nothing to the next: not words, mark or choice (decisions 7, security 37)', () => {
    const next = after(stateOf('open', { expired: CONTENT }), marked, EVENTS.another);
    expect(next).to.include({
      content: undefined,
      expired: undefined,
      sent: null,
      choice: undefined,
      since: 200,
    });
    expect(jobsIn(next)).to.deep.equal(['remove', 'open']);
    const asked = after(stateOf('open'), { ...EVENTS.another, isClosed: true });
    expect(jobsIn(asked)).to.deep.equal(['remove']);
    // Sent by the next member, who then has a draft of it.
    const sent = after(asked, EVENTS.removed, marked, EVENTS.another);
    expect(sent.sent).to.equal(marked.mark);
  });

  it('that begins while nobody is known after somebody was leaves nothing to another (decisions 7)', () => {
    const events = [EVENTS.unsure, EVENTS.content, marked, EVENTS.forgotten] as const;
    const next = after(NO_DRAFT, ...events, EVENTS.another);
    expect(next.content).to.equal(undefined);
    expect(inFlightOf(next)).to.equal(null);
    const same = after(NO_DRAFT, ...events, member);
    expect(same.content).to.equal(EVENTS.content.content);
    expect(inFlightOf(same)).to.equal(marked.mark);
  });

  it('holds what was filled in, and sent, before anybody was known (§4)', () => {
    const early = after(NO_DRAFT, EVENTS.content, marked, member, { ...found, drafts: [] });
    expect(contentToPut(early)).to.equal(EVENTS.content.content);
    expect(early.sent).to.equal(marked.mark);
  });

  it('is wanted by the portal, by what was found, or by the member alone; a while unknown changes nothing (§4)', () => {
    const wanted = (mode: 'ask' | 'keep', drafts: readonly StoredDraft[]) =>
      isWanted(after(NO_DRAFT, { ...member, mode }, { ...found, drafts }));
    expect(wanted('keep', [])).to.equal(true);
    expect(wanted('ask', [OTHER])).to.equal(true);
    expect(wanted('ask', [])).to.equal(false);
    const declined = after(stateOf('open'), EVENTS.decline);
    expect(jobsIn(declined)).to.deep.equal(['remove']);
    expect(after(declined, EVENTS.removed).notice).to.deep.equal({ is: 'erased' });
    expect(isWanted(after(declined, EVENTS.unsure, member, found))).to.equal(false);
  });

  it('follows each change of what the portal says, unless the member has chosen (§4)', () => {
    const to = (mode: DraftsMode) => ({ ...member, mode, isClosed: mode === 'memory' });
    const none = { ...found, drafts: [draftOf('own')] };
    const back = [to('memory'), to('ask'), none];
    for (const events of [[to('ask')], back]) {
      const asked = after(stateOf('open'), ...events);
      expect(jobsIn(asked)).to.deep.equal(['remove']);
      expect(contentToPut(after(asked, EVENTS.content))).to.equal(undefined);
      const removed = after(asked, EVENTS.removed);
      expect(removed.notice).to.deep.equal({ is: 'erased' });
      expect(jobsIn(removed)).to.deep.equal([]);
      expect(contentToPut(after(removed, to('keep')))).to.equal(CONTENT);
    }
    const wished = [stateOf('open', { choice: true }), after(stateOf('opening'), found)];
    for (const now of wished)
      for (const events of [[to('ask')], back]) expect(after(now, ...events).own).to.equal(OWN);
    const declined = after(
      stateOf('open', { choice: false, own: undefined }),
      to('ask'),
      to('keep'),
    );
    expect(contentToPut(declined)).to.equal(undefined);
  });

  it('is stored without a file that is not read yet, and with it once it is (§4)', () => {
    const content = { ...CONTENT, files: [FILE] };
    const typed = stateOf('open', { content });
    expect(jobsIn(typed)).to.deep.equal(['put']);
    const put = after(typed, { type: 'saved', own: { ...OWN, content }, since: 100 });
    expect(jobsIn(put)).to.deep.equal(['read']);
    expect(isStoring(put)).to.equal(true);
    const reading = after(put, { ...EVENTS.read, as: 'reading' });
    expect(jobsIn(reading)).to.deep.equal([]);
    const slow = after(reading, EVENTS.read);
    expect(missingIn(slow)).to.deep.equal([FILE]);
    expect(isStoring(slow)).to.equal(false);
    const bytes = { ...EVENTS.read, as: new ArrayBuffer(5) };
    // Another page may have the draft by then; this one reads it again once it is back.
    const back = after(slow, EVENTS.away, bytes, EVENTS.back);
    expect(jobsIn(back)).to.deep.equal(['look', 'read']);
    const read = after(slow, bytes);
    expect(jobsIn(read)).to.deep.equal(['put']);
    const files = new Map([[FILE, { id: '1', name: '', type: '', size: 5, lastModified: 0 }]]);
    const stored = after(read, { type: 'saved', own: { ...OWN, content, files }, since: 100 });
    expect(jobsIn(stored)).to.deep.equal([]);
    expect(stored.reads.size).to.equal(0);
    // What is not to be stored is not read, and bytes are of no use to the next member.
    expect(jobsIn(after(put, EVENTS.decline))).to.deep.equal(['remove']);
    expect(after(read, EVENTS.another).reads.size).to.equal(0);
  });

  it('is erased with all others, whatever is still stored meanwhile, until the member wants it again (§4)', () => {
    const erased = after(stateOf('open'), EVENTS.erased);
    expect(erased).to.include({ own: undefined, choice: false });
    expect(jobsIn(erased)).to.deep.equal([]);
    const again = after(erased, EVENTS.want);
    for (const now of [erased, again]) expect(after(now, EVENTS.saved)).to.equal(now);
    expect(after(again, EVENTS.gone)).to.equal(again);
    expect(contentToPut(after(again, { ...found, drafts: [] }))).to.equal(CONTENT);
  });

  it('that others have deleted is said to be; one that has expired is stored with the next change alone (§4)', () => {
    const gone = after(stateOf('open'), { ...found, drafts: [] });
    expect(gone).to.deep.include({ access: { is: 'erased' }, notice: { is: 'erased' } });
    const expired = after(stateOf('open'), { ...found, drafts: [], at: OWN.until });
    expect(expired.notice).to.equal(undefined);
    expect(contentToPut(expired)).to.equal(undefined);
    // A debounced save, or the form being left, hands over the same again.
    expect(contentToPut(after(expired, { type: 'content', content: CONTENT }))).to.equal(undefined);
    expect(contentToPut(after(expired, EVENTS.content))).to.equal(EVENTS.content.content);
  });

  it('that another page has is stored anew, and never offered (§4)', () => {
    const busy = after(stateOf('open'), { ...found, isFree: (id) => id !== 'own', isHeld: false });
    expect(busy.own).to.equal(undefined);
    expect(busy.access).to.deep.equal({ is: 'open', ...OFFERS });
    expect(contentToPut(busy)).to.equal(CONTENT);
  });

  it('that another page has taken over is offered, and the form is stored beside it (§4)', () => {
    const [stored] = found.drafts;
    for (const change of [
      { until: OWN.until + 1 },
      { content: { ...stored.content, sending: { known: ['1'] } } },
    ]) {
      const theirs = { ...stored, ...change };
      const isFree = (id: string) => id !== 'own';
      const now = after(stateOf('open'), { ...found, drafts: [theirs], isFree });
      expect(now.own).to.equal(undefined);
      expect(now.access).to.deep.equal({ is: 'open', offered: [theirs], isStale: false });
      expect(contentToPut(now)).to.equal(CONTENT);
    }
  });

  it('is wanted or declined at any time: what is chosen while drafts are read or deleted counts (§4)', () => {
    for (const is of ['opening', 'deleting'] as const) {
      const ended = is === 'opening' ? found : EVENTS.deleted;
      const declined = after(stateOf(is, { choice: true }), EVENTS.decline, ended);
      expect(isWanted(declined)).to.equal(false);
      const wanted = after(stateOf(is, { choice: false }), EVENTS.want, ended);
      expect(isWanted(wanted)).to.equal(true);
    }
  });

  it('of an emptied form is removed (§4)', () => {
    const emptied = after(stateOf('open'), { type: 'content', content: undefined });
    expect(jobsIn(emptied)).to.deep.equal(['remove']);
    expect(after(emptied, EVENTS.removed).notice).to.equal(undefined);
  });

  it('is replaced by one that was offered, which brings its mark; the one before is offered next (§4)', () => {
    const inFlight = { known: ['7'] };
    const taken = after(stateOf('taking', { choice: false }), marked, EVENTS.take, {
      ...EVENTS.taken,
      own: { ...TAKEN, inFlight },
    });
    expect(taken).to.include({ content: TAKEN.content, choice: true });
    expect(inFlightOf(taken)).to.equal(inFlight);
    expect(taken.access).to.deep.equal({ is: 'open', offered: [], isStale: true });
    expect(jobsIn(taken)).to.deep.equal(['look']);
  });

  it('is not put in a form that began to be sent, was left or became another member’s meanwhile (§4)', () => {
    for (const event of [EVENTS.pressed, marked, EVENTS.left, EVENTS.away, EVENTS.another])
      expect(nextDraft(after(stateOf('taking'), event), EVENTS.taken)).to.equal(undefined);
  });
});

it('a draft reports an event that its state does not know (§4)', () => {
  const draft = createDraftMachine({
    form: createFormStore<KeptValues>('a form', { files: [] }),
    ownership: createValueStore<Ownership>({
      owner: undefined,
      isKnown: false,
      mode: 'keep',
      since: 0,
      asking: new Map(),
    }),
    before: Promise.resolve(),
    report: () => undefined,
  });
  const unknown = EVENTS.deleted as unknown as DraftActEvent;
  expect(() => draft.act(unknown)).to.throw("A draft that is 'closed' knows no 'deleted'");
});
