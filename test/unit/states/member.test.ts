import { expect, nextFrame } from '@open-wc/testing';
import {
  firstMember,
  isLoggingIn,
  isSpared,
  nextMember,
  type MemberEvent,
  type MemberState,
} from '../../../src/visit/member-state';
import { createMemberStore } from '../../../src/visit/member-store';

const after = (who: string | undefined, ...events: readonly MemberEvent[]) =>
  events.reduce(nextMember, firstMember(100, who));

const a = { type: 'known', who: 'a', at: 200 } as const;
const b = { type: 'known', who: 'b', at: 300 } as const;
function deferred() {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    promise,
    end: () => {
      end();
    },
  };
}

const of = (type: 'asked' | 'confirmed' | 'atLogin' | 'leftLogin', form = 'a form') => ({
  type,
  form,
});
const doubted = { type: 'doubted', forms: ['a form'] } as const;

/** What events make of a member who was known as A: who it is, the remounts of the screens, the forms that ask or wait. */
const ROWS: readonly (readonly [
  what: string,
  events: readonly MemberEvent[],
  expected: readonly [who: string, remounts: number, asking: string, atLogin: string | undefined],
])[] = [
  ['nothing', [], ['a', 0, '', undefined]],
  ['the same member', [a], ['a', 0, '', undefined]],
  ['another', [b], ['b', 1, '', undefined]],
  ['another and the first', [b, a], ['a', 2, '', undefined]],
  ['a form that asks', [of('asked')], ['a', 0, 'a form confirming', undefined]],
  ['one that asks twice', [of('asked'), of('asked')], ['a', 0, 'a form confirming', undefined]],
  [
    'one that asks, and the same member',
    [of('asked'), a],
    ['a', 0, 'a form confirming', undefined],
  ],
  ['one that asks, and another', [of('asked'), b], ['b', 1, 'a form confirming', undefined]],
  ['one that is confirmed', [of('asked'), of('confirmed')], ['a', 0, '', undefined]],
  [
    'one that asks where another is confirmed',
    [of('asked'), of('confirmed', 'another form')],
    ['a', 0, 'a form confirming', undefined],
  ],
  ['a doubt', [doubted], ['a', 0, 'a form doubted', undefined]],
  ['a doubt twice', [doubted, doubted], ['a', 0, 'a form doubted', undefined]],
  ['a doubt about no form', [{ type: 'doubted', forms: [] }], ['a', 0, '', undefined]],
  ['a doubt, and the same member', [doubted, a], ['a', 0, '', undefined]],
  ['a doubt, and another', [doubted, b], ['b', 1, '', undefined]],
  ['a doubt of one that asks', [of('asked'), doubted], ['a', 0, 'a form confirming', undefined]],
  ['one that asks in doubt', [doubted, of('asked'), b], ['b', 1, 'a form confirming', undefined]],
  ['one that is confirmed in doubt', [doubted, of('confirmed')], ['a', 0, '', undefined]],
  ['one that waits', [of('atLogin')], ['a', 0, '', 'a form']],
  ['one that waits twice', [of('atLogin'), of('atLogin')], ['a', 0, '', 'a form']],
  ['one that waits, and the same member', [of('atLogin'), a], ['a', 0, '', 'a form']],
  ['one that waits, and another', [of('atLogin'), b], ['b', 0, 'a form confirming', 'a form']],
  ['one that waits no more', [of('atLogin'), of('leftLogin'), b], ['b', 1, '', undefined]],
  [
    'one that waits where another does no more',
    [of('atLogin'), of('leftLogin', 'another form')],
    ['a', 0, '', 'a form'],
  ],
  [
    'one that waited for another, and is left and found by a third',
    [of('atLogin'), b, of('leftLogin'), a],
    ['a', 1, 'a form confirming', undefined],
  ],
];

/** A member of whom every fact is known, and the facts that each event changes. */
const WHOLE: MemberState = {
  who: 'a',
  isInDoubt: false,
  since: 100,
  remounts: 1,
  asking: new Map([
    ['a form', 'doubted'],
    ['another form', 'confirming'],
  ]),
  atLogin: 'a form',
  logins: 1,
};
const CHANGES: {
  readonly [Each in MemberEvent['type']]: readonly [
    event: MemberEvent & { readonly type: Each },
    changes: readonly (keyof MemberState)[],
  ];
} = {
  known: [b, ['who', 'since', 'asking']],
  doubted: [{ type: 'doubted', forms: ['a third form'] }, ['isInDoubt', 'asking']],
  asked: [{ type: 'asked', form: 'a form' }, ['asking']],
  confirmed: [{ type: 'confirmed', form: 'another form' }, ['asking']],
  atLogin: [{ type: 'atLogin', form: 'another form' }, ['atLogin']],
  leftLogin: [{ type: 'leftLogin', form: 'a form' }, ['atLogin']],
  loginBegan: [{ type: 'loginBegan' }, ['logins']],
  loginEnded: [{ type: 'loginEnded' }, ['logins']],
};

describe('what is known of the member', () => {
  for (const [name, [event, changes]] of Object.entries(CHANGES))
    it(`is changed by '${name}' in ${changes.join(', ')} alone (decisions 7)`, () => {
      const now = nextMember(WHOLE, event);
      const facts = Object.keys(WHOLE) as (keyof MemberState)[];
      expect(facts.filter((fact) => now[fact] !== WHOLE[fact])).to.deep.equal(changes);
    });

  for (const [what, events, expected] of ROWS)
    it(`after ${what} (decisions 7)`, () => {
      const { who, remounts, asking, atLogin } = after('a', ...events);
      const asks = [...asking].map((one) => one.join(' ')).join();
      expect([who, remounts, asks, atLogin]).to.deep.equal(expected);
    });

  it('after nobody is known is the first member, who asks for good what was doubted (security 20)', () => {
    const now = after(undefined, doubted, b);
    expect([now.who, now.remounts, ...now.asking]).to.deep.equal([
      'b',
      0,
      ['a form', 'confirming'],
    ]);
    expect([...nextMember(now, b).asking]).to.deep.equal([['a form', 'confirming']]);
  });

  it('has the forms since the element was mounted, and each other member since the change (§4)', () => {
    expect(after(undefined, a, a).since).to.equal(100);
    expect(after('a', a, doubted, a).since).to.equal(100);
    expect(after('a', b, { ...b, at: 400 }).since).to.equal(300);
    expect(after('a', of('atLogin'), b).since).to.equal(300);
  });

  it('spares what asks and what waits, and nothing that is doubted (decisions 7)', () => {
    expect(isSpared(after('a', of('asked')), 'a form')).to.equal(true);
    expect(isSpared(after('a', of('atLogin')), 'a form')).to.equal(true);
    expect(isSpared(after('a', doubted), 'a form')).to.equal(false);
    expect(isSpared(after('a'), 'a form')).to.equal(false);
  });

  it('is in doubt until the member is known (decisions 7)', () => {
    for (const who of ['a', undefined]) {
      expect(after(who, doubted, of('confirmed')).isInDoubt).to.equal(true);
      for (const known of [a, b]) expect(after(who, doubted, known).isInDoubt).to.equal(false);
    }
  });

  it('has someone log in until each login has ended (security 20)', () => {
    const [began, ended] = [{ type: 'loginBegan' }, { type: 'loginEnded' }] as const;
    expect(isLoggingIn(after('a'))).to.equal(false);
    expect(isLoggingIn(after('a', began, began, ended))).to.equal(true);
    expect(isLoggingIn(after('a', began, began, ended, ended))).to.equal(false);
  });
});

it('who waits for logins waits for all that were begun (security 20)', async () => {
  const members = createMemberStore(100, 'a');
  expect(members.whenLoggedIn()).to.equal(undefined);
  const first = deferred();
  const second = deferred();
  void members.duringLogin(first.promise);
  let isOver = false;
  const over = members.whenLoggedIn()?.then(() => {
    isOver = true;
  });
  void members.duringLogin(second.promise);
  first.end();
  await nextFrame();
  expect(isOver).to.equal(false);
  second.end();
  await over;
});
