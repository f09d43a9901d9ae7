import { expect } from '@open-wc/testing';
import {
  filesBesides,
  idsOf,
  slowFiles,
  listOf,
  type AttachmentEvent,
  type AttachmentListState,
  type HelpEvent,
} from '../../../src/attachments/list/attachment-list';
import { nextAttachments } from '../../../src/attachments/list/next-attachments';
import { nextByHelp } from '../../../src/attachments/list/next-by-help';
import { file } from '../../support/attachments';

/** A list in one line: '3:c.pdf' is listed; then what is refused, removed, being read, slow and announced. */
function shown(list: AttachmentListState): string {
  const { listed, files, refused, removed, choices, announcement } = list;
  expect(files).to.deep.equal(listed.map((each) => each.file));
  const slow = slowFiles(list);
  const words = {
    removed: removed && [`${String(removed.index)}:${removed.attachment.file.name}`],
    refused: refused.map(({ attachment, reason }) => `${attachment.file.name} ${reason}`),
    reading: choices
      .filter(({ isSlow }) => !isSlow)
      .map((choice) =>
        choice.files.map((each) => (each.read ? '' : '?') + each.file.name).join('+'),
      ),
    slow: slow.map(({ name }) => name),
    says: announcement && [
      announcement.is + ('count' in announcement ? String(announcement.count) : ''),
    ],
  };
  return [
    listed.map(({ id, file: { name } }) => `${String(id)}:${name}`).join(' ') || 'nothing',
    ...Object.entries(words).flatMap(([name, all]) =>
      all?.length ? `${name} ${all.join(', ')}` : [],
    ),
  ].join(' | ');
}

const MB = 1024 ** 2;
const A = file('a.pdf');
const B = file('b.pdf');
const C = file('c.pdf');
const HUGE = file('huge.pdf', 10 * MB);
const GIF = file('d.gif');

type AnyEvent = AttachmentEvent | HelpEvent;

const isOfHelp = (event: AnyEvent): event is HelpEvent =>
  event.type === 'exchanged' || event.type === 'triedInVain' || event.type === 'learnt';

const changeOf = (list: AttachmentListState, event: AnyEvent) =>
  isOfHelp(event) ? nextByHelp(list, event) : nextAttachments(list, event);

const after = (list: AttachmentListState, ...events: readonly AnyEvent[]) =>
  events.reduce((now, event) => changeOf(now, event).list, list);
const chosen = (...files: readonly File[]) =>
  ({ type: 'chosen', files: files.map((each) => ({ file: each })) }) as const;
const read = (each: File) => ({ type: 'read', file: each, refusal: undefined }) as const;

const ab = listOf([A, B]);
const full = listOf(Array.from({ length: 10 }, (_, index) => file(`${String(index)}.pdf`)));
const pdf = file('all.pdf', 30);
const other = file('other.pdf', 30);
const made = after(ab, {
  type: 'exchanged',
  from: [0, 1],
  to: [{ file: pdf, madeFrom: ab.listed }],
  isWhole: true,
  words: '',
});

/** Every kind of state that an event may find. */
const STATES = {
  empty: listOf([]),
  two: ab,
  full,
  refusing: after(ab, chosen(GIF), read(GIF)),
  removing: after(ab, { type: 'removed', id: 0 }),
  /** Ten others, as of a draft, since a file was removed. */
  replaced: after(
    ab,
    { type: 'removed', id: 0 },
    { type: 'replaced', files: full.files, version: 0, contentId: ab.contentId },
  ),
  reading: after(ab, chosen(C, GIF), chosen(HUGE)),
  slow: after(ab, chosen(C, GIF), { type: 'slow', files: [C, GIF] }),
  made,
} as const;
type State = keyof typeof STATES;

/** An event of each type, and some further ones. */
const EVENTS = {
  chosen: chosen(C),
  read: read(C),
  slow: { type: 'slow', files: [C, GIF] },
  removed: { type: 'removed', id: 0 },
  putBack: { type: 'putBack' },
  exchanged: {
    type: 'exchanged',
    from: [1],
    to: [{ file: other }],
    isWhole: true,
    words: 'made',
  },
  triedInVain: { type: 'triedInVain', tried: [] },
  learnt: {
    type: 'learnt',
    attachment: { id: 0, file: A },
    facts: { kind: 'none', finding: null },
  },
  replaced: { type: 'replaced', files: [C], version: 0, contentId: ab.contentId },
  'replaced by a draft': { type: 'replaced', files: [C], version: 1, contentId: ab.contentId },
  'replaced by another member': { type: 'replaced', files: [], version: 1, contentId: {} },
  left: { type: 'left' },
} as const satisfies Readonly<Record<string, AnyEvent>> & {
  readonly [Each in AnyEvent['type']]: AnyEvent & { readonly type: Each };
};
type Event = keyof typeof EVENTS;

const DRAFT = '2:0.pdf 3:1.pdf 4:2.pdf 5:3.pdf 6:4.pdf 7:5.pdf 8:6.pdf 9:7.pdf 10:8.pdf 11:9.pdf';
const TEN = '0:0.pdf 1:1.pdf 2:2.pdf 3:3.pdf 4:4.pdf 5:5.pdf 6:6.pdf 7:7.pdf 8:8.pdf 9:9.pdf';
/** What each event makes of each state; a state that is not named stays as it is. */
const TABLE: Readonly<Record<Event, Partial<Record<State, string>>>> = {
  chosen: {
    empty: 'nothing | reading ?c.pdf',
    two: '0:a.pdf 1:b.pdf | reading ?c.pdf',
    full: `${TEN} | reading ?c.pdf`,
    refusing: '0:a.pdf 1:b.pdf | refused d.gif type | reading ?c.pdf',
    removing: '1:b.pdf | removed 0:a.pdf | reading ?c.pdf | says removed',
    replaced: `${DRAFT} | removed 0:a.pdf | reading ?c.pdf | says removed`,
    reading: '0:a.pdf 1:b.pdf | reading ?c.pdf+?d.gif, ?huge.pdf, ?c.pdf',
    slow: '0:a.pdf 1:b.pdf | reading ?c.pdf | slow c.pdf, d.gif',
    made: '2:all.pdf | reading ?c.pdf | says said',
  },
  read: {
    reading: '0:a.pdf 1:b.pdf | reading c.pdf+?d.gif, ?huge.pdf',
    slow: '0:a.pdf 1:b.pdf 2:c.pdf | slow d.gif | says added1',
  },
  slow: {
    reading: '0:a.pdf 1:b.pdf | reading ?huge.pdf | slow c.pdf, d.gif',
  },
  removed: {
    two: '1:b.pdf | removed 0:a.pdf | says removed',
    full: '1:1.pdf 2:2.pdf 3:3.pdf 4:4.pdf 5:5.pdf 6:6.pdf 7:7.pdf 8:8.pdf 9:9.pdf | removed 0:0.pdf | says removed',
    refusing: '1:b.pdf | removed 0:a.pdf | says removed',
    reading: '1:b.pdf | removed 0:a.pdf | reading ?c.pdf+?d.gif, ?huge.pdf | says removed',
    slow: '1:b.pdf | removed 0:a.pdf | slow c.pdf, d.gif | says removed',
  },
  putBack: {
    removing: '0:a.pdf 1:b.pdf | says isBack',
    replaced: `${DRAFT} | refused a.pdf too-many`,
  },
  exchanged: {
    empty: '0:other.pdf | says said',
    two: '0:a.pdf 2:other.pdf | says said',
    full: '0:0.pdf 10:other.pdf 2:2.pdf 3:3.pdf 4:4.pdf 5:5.pdf 6:6.pdf 7:7.pdf 8:8.pdf 9:9.pdf | says said',
    refusing: '0:a.pdf 3:other.pdf | refused d.gif type | says said',
    removing: '2:other.pdf | removed 0:a.pdf | says said',
    reading: '0:a.pdf 2:other.pdf | reading ?c.pdf+?d.gif, ?huge.pdf | says said',
    slow: '0:a.pdf 2:other.pdf | slow c.pdf, d.gif | says said',
    made: '2:all.pdf 3:other.pdf | says said',
  },
  triedInVain: {},
  learnt: {},
  replaced: {
    empty: '0:c.pdf',
    two: '2:c.pdf',
    full: '10:c.pdf',
    refusing: '3:c.pdf | refused d.gif type',
    removing: '2:c.pdf | removed 0:a.pdf | says removed',
    replaced: '12:c.pdf | removed 0:a.pdf | says removed',
    reading: '2:c.pdf | reading ?c.pdf+?d.gif, ?huge.pdf',
    slow: '2:c.pdf | slow c.pdf, d.gif',
    made: '3:c.pdf | says said',
  },
  'replaced by a draft': {
    empty: '0:c.pdf',
    two: '2:c.pdf',
    full: '10:c.pdf',
    refusing: '3:c.pdf',
    removing: '2:c.pdf | removed 0:a.pdf',
    replaced: '12:c.pdf | removed 0:a.pdf',
    reading: '2:c.pdf | reading ?c.pdf+?d.gif, ?huge.pdf',
    slow: '2:c.pdf | slow c.pdf, d.gif',
    made: '3:c.pdf',
  },
  'replaced by another member': {
    two: 'nothing',
    full: 'nothing',
    refusing: 'nothing',
    removing: 'nothing',
    replaced: 'nothing',
    reading: 'nothing',
    slow: 'nothing',
    made: 'nothing',
  },
  left: {
    refusing: '0:a.pdf 1:b.pdf',
    removing: '1:b.pdf',
    replaced: DRAFT,
    made: '2:all.pdf',
  },
};

const nameOf = (state: State, event: Event) => `a list that is '${state}', after '${event}'`;

describe('a list of attachments', () => {
  for (const event of Object.keys(EVENTS) as readonly Event[])
    it(`is the expected one after '${event}', whatever it was (§5)`, () => {
      for (const [state, list] of Object.entries(STATES) as readonly [
        State,
        AttachmentListState,
      ][]) {
        const before = shown(list);
        const next = shown(after(list, EVENTS[event]));
        expect(next, nameOf(state, event)).to.equal(TABLE[event][state] ?? before);
        expect(shown(list), 'it is another list').to.equal(before);
      }
    });

  it('is the same object where nothing of the form has changed (§5)', () => {
    const { files } = ab;
    expect(after(ab, EVENTS.learnt, chosen(C), EVENTS.left).files).to.equal(files);
    expect(after(ab, EVENTS.replaced).files).to.equal(EVENTS.replaced.files);
  });

  it('adds choices in their order, and what is slow once it is read (§5)', () => {
    const slow = { type: 'slow', files: [C, GIF] } as const;
    const behind = after(STATES.reading, read(HUGE));
    expect(shown(behind)).to.equal('0:a.pdf 1:b.pdf | reading ?c.pdf+?d.gif, huge.pdf');
    expect(shown(after(behind, read(C), read(GIF)))).to.equal(
      '0:a.pdf 1:b.pdf 2:c.pdf | refused d.gif type, huge.pdf too-large | says added1',
    );
    const next = after(behind, slow);
    expect(shown(next)).to.equal(
      '0:a.pdf 1:b.pdf | refused huge.pdf too-large | slow c.pdf, d.gif',
    );
    // Those before it stay refused, as they were chosen with it.
    expect(shown(after(next, read(GIF)))).to.equal(
      '0:a.pdf 1:b.pdf | refused huge.pdf too-large, d.gif type | slow c.pdf',
    );
    const removing = after(next, { type: 'removed', id: 0 }, read(C));
    expect(shown(removing)).to.equal(
      '1:b.pdf 3:c.pdf | removed 0:a.pdf | slow d.gif | says added1',
    );
    const unreadable = { type: 'read', file: C, refusal: 'unreadable' } as const;
    expect(changeOf(next, unreadable).refused.map(({ reason }) => reason)).to.deep.equal([
      'unreadable',
    ]);
  });

  it('lists an exchange as a whole, or not at all (§5)', () => {
    const event = { type: 'exchanged', from: [1], to: [{ file: HUGE }], isWhole: true } as const;
    const { list, refused } = changeOf(ab, event);
    expect(list).to.equal(ab);
    expect(refused.map(({ reason }) => reason)).to.deep.equal(['too-large']);
  });

  it('takes a PDF apart in its place, and refuses what breaks a limit (§5)', () => {
    const nine = full.files.slice(0, 9);
    const list = after(made, {
      type: 'replaced',
      files: [pdf, ...nine],
      version: 0,
      contentId: made.contentId,
    });
    const [all] = list.listed;
    const from = [all?.id ?? -1];
    const apart = changeOf(list, {
      type: 'exchanged',
      from,
      to: all?.madeFrom ?? [],
      isWhole: false,
    });
    expect(shown(apart.list)).to.match(
      /^0:a\.pdf 3:0\.pdf .* \| refused b\.pdf too-many \| says added1$/,
    );
    expect(apart.refused).to.have.lengthOf(1);
  });

  it('knows what was added since it was sent, whatever its files were made into (§4)', () => {
    const sentAs = (list: AttachmentListState) => idsOf(list.listed);
    const later = after(ab, chosen(C), read(C));
    expect(filesBesides(later, sentAs(ab))).to.deep.equal([C]);
    expect(filesBesides(made, sentAs(ab))).to.deep.equal([]);
    expect(filesBesides(ab, sentAs(made))).to.deep.equal([]);
    // A PDF of one that was sent and one that was not.
    const alone = listOf([A]);
    expect(filesBesides(made, sentAs(alone))).to.deep.equal([pdf]);
    const [first] = ab.listed;
    const smaller = { type: 'exchanged', from: [], isWhole: true, words: '' } as const;
    const small = first && after(ab, { ...smaller, to: [{ ...first, file: other }] });
    expect(small && filesBesides(small, sentAs(ab))).to.deep.equal([]);
  });

  it('keeps what is one attachment while its file is another (§5)', () => {
    const photo = file('p.jpg', 6 * MB);
    const small = file('p.jpg', MB);
    const before = after(listOf([A, photo]), {
      type: 'learnt',
      attachment: { id: 1, file: photo },
      facts: { kind: 'opens' },
    });
    const [, original] = before.listed;
    if (!original) throw new Error('The photo is not listed');
    const smaller = after(before, {
      type: 'exchanged',
      from: [],
      to: [{ id: 1, file: small, original }],
      isWhole: true,
    });
    expect(smaller.listed.map(({ id, file: { size } }) => [id, size])).to.deep.equal([
      [0, A.size],
      [1, MB],
    ]);
    // An examination of the file that it had before comes too late.
    const facts = { kind: 'none', finding: null } as const;
    const learnt = after(smaller, { type: 'learnt', attachment: original, facts });
    expect(learnt.listed).to.deep.equal(smaller.listed);
    const back = after(smaller, {
      type: 'exchanged',
      from: [],
      to: [original],
      isWhole: true,
      movesFocus: true,
    });
    expect(back.listed).to.deep.equal(before.listed);
    expect(back.successor).to.deep.equal({ id: 1 });
  });

  it('knows a photo that could not be drawn better than by its examination (§5)', () => {
    const learn = (kind: 'opens' | 'none' | 'closed'): AnyEvent => ({
      type: 'learnt',
      attachment: { id: 0, file: A },
      facts: { kind },
    });
    const kindAfter = (...kinds: readonly ('opens' | 'none' | 'closed')[]) =>
      after(ab, ...kinds.map(learn)).listed[0]?.kind;
    expect(kindAfter('opens', 'none')).to.equal('none');
    expect(kindAfter('closed', 'opens')).to.equal('closed');
  });

  it('offers photos that were made smaller in vain until the member has left (§5)', () => {
    const { refused: tried } = STATES.refusing;
    const list = after(STATES.refusing, { type: 'triedInVain', tried }, EVENTS.removed);
    expect([list.refused, list.tried]).to.deep.equal([[], tried]);
    expect(after(list, EVENTS.left).tried).to.deep.equal([]);
  });
});

describe('a PDF in the list', () => {
  const named = (name: string) => file(name);
  const namesOf = ({ files }: AttachmentListState) => files.map(({ name }) => name).join(' ');

  for (const [listed, pages, expected] of [
    ['a b c', 'a b c', 'P'],
    ['x a y b z', 'a b', 'x P y z'],
    ['x a y b z', 'b a', 'x y P z'],
    ['x a b', 'refused b a', 'x P'],
    ['x y', 'refused', 'x y P'],
    ['a', 'refused a', 'P'],
  ] as const)
    it(`of ${pages} among ${listed} makes ${expected} (§5)`, () => {
      const pdfOf = (names: string) => names.split(' ').map((name) => `${name}.pdf`);
      const list = listOf(pdfOf(listed).map(named));
      const idOf = (name: string) => list.listed.find((each) => each.file.name === name)?.id ?? -1;
      const next = after(list, {
        type: 'exchanged',
        from: pdfOf(pages).map(idOf),
        to: [{ file: named('P.pdf') }],
        isWhole: true,
      });
      expect(namesOf(next)).to.equal(pdfOf(expected).join(' '));
    });

  /** A list with a PDF of so many pictures, and another file. */
  function apart(count: number, size: number) {
    const madeFrom = Array.from({ length: count }, (_, index) => ({
      id: 100 + index,
      file: file(`${String(index)}.jpg`, size),
    }));
    const made = after(listOf([named('x.png')]), {
      type: 'exchanged',
      from: [],
      to: [{ file: pdf, madeFrom }],
      isWhole: true,
    });
    const [, all] = made.listed;
    const event = {
      type: 'exchanged',
      from: [all?.id ?? -1],
      to: madeFrom,
      isWhole: false,
    } as const;
    const { list, refused } = changeOf(made, event);
    return {
      names: namesOf(list),
      refused: refused.map(({ attachment, reason }) => `${attachment.file.name} ${reason}`),
    };
  }

  it('is taken apart as far as there is room, and the rest is refused (§5)', () => {
    expect(apart(2, 20)).to.deep.equal({ names: 'x.png 0.jpg 1.jpg', refused: [] });
    expect(apart(11, 20)).to.deep.equal({
      names: 'x.png 0.jpg 1.jpg 2.jpg 3.jpg 4.jpg 5.jpg 6.jpg 7.jpg 8.jpg',
      refused: ['9.jpg too-many', '10.jpg too-many'],
    });
    expect(apart(3, 4 * MB)).to.deep.equal({
      names: 'x.png 0.jpg 1.jpg',
      refused: ['2.jpg too-large'],
    });
  });
});
