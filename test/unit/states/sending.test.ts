import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { HttpFailure } from '../../../src/api/http-failure';
import { nextSending } from '../../../src/sending/next-sending';
import type {
  Sending,
  SendingActEvent,
  SendingEvent,
  Snapshot,
  SendingStep,
} from '../../../src/sending/sending';
import { createSending } from '../../../src/sending/sending-store';
import { createFormStore } from '../../../src/visit/form-store';

interface Values {
  readonly files: readonly File[];
}
type Name = SendingStep<Values>['is'];
type Type = SendingEvent<Values>['type'];

const snapshotOf = (known: readonly string[], wasOnline = true): Snapshot<Values> => ({
  values: { files: [] },
  attached: [],
  known,
  member: 'thandi@example.org',
  wasOnline,
});
const FIRST = snapshotOf(['1']);
const OTHER = snapshotOf(['1', '2']);
const failureOf = (status: number) =>
  new HttpFailure(status === 0 ? 'network' : 'status', 'POST /', '/', status, '', '');
const failure = failureOf(500);

const login = { is: 'login', failure, snapshot: FIRST, by: 'element' } as const;
const STEPS: { readonly [Each in Name]: SendingStep<Values> & { readonly is: Each } } = {
  idle: { is: 'idle' },
  validating: { is: 'validating', fallback: login },
  preparing: { is: 'preparing', snapshot: FIRST },
  sending: { is: 'sending', snapshot: FIRST },
  accepted: { is: 'accepted', snapshot: FIRST, referenceNumber: '4711', sentAt: new Date(0) },
  sent: { is: 'sent', snapshot: FIRST, referenceNumber: '4711', sentAt: new Date(0) },
  refused: { is: 'refused', snapshot: FIRST, failure },
  lost: { is: 'lost', snapshot: FIRST, failure, mayLookUp: false },
  offline: { is: 'offline', snapshot: FIRST, failure },
  waiting: { is: 'waiting', snapshot: FIRST, failure, isOnline: false },
  stopped: { is: 'stopped', snapshot: FIRST },
  login,
  loginOnly: { is: 'loginOnly', snapshot: FIRST },
  checking: { is: 'checking', from: login, isPressed: false },
  confirming: { is: 'confirming' },
};
const EVENTS: { readonly [Each in Type]: SendingEvent<Values> & { readonly type: Each } } = {
  pressed: { type: 'pressed' },
  cancelled: { type: 'cancelled' },
  loggedIn: { type: 'loggedIn', snapshot: FIRST },
  otherMember: { type: 'otherMember' },
  wait: { type: 'wait', isOnline: false },
  replaced: { type: 'replaced', earlier: undefined },
  reset: { type: 'reset' },
  left: { type: 'left' },
  invalid: { type: 'invalid' },
  rulesFailed: { type: 'rulesFailed', failure },
  valid: { type: 'valid', snapshot: OTHER },
  ready: { type: 'ready' },
  accepted: { type: 'accepted', referenceNumber: '4711', sentAt: new Date(0) },
  failed: { type: 'failed', failure, isOnline: true },
  loginShown: { type: 'loginShown', by: 'portal' },
  checked: { type: 'checked', isSame: true },
  network: { type: 'network', isOnline: true },
};

/** What each event makes of each state: '=' leaves it as it is, 'unknown' throws in development. */
const TABLES = [
  `             pressed     cancelled  loggedIn  otherMember  wait     replaced   reset  left
  idle        validating  =          =         confirming   =        idle       =      idle
  validating  =           =          checking  confirming   =        =          =      idle
  preparing   =           idle       =         =            =        =          =      idle
  sending     =           stopped    =         =            =        =          =      stopped
  accepted    =           =          =         =            =        =          =      sent
  sent        =           =          =         =            =        =          idle   idle
  refused     validating  =          =         confirming   =        idle       =      idle
  lost        validating  =          =         confirming   =        idle       =      lost
  offline     validating  =          =         confirming   waiting  idle       =      =
  waiting     validating  offline    =         confirming   =        idle       =      offline
  stopped     validating  =          =         confirming   =        idle       =      =
  login       validating  =          checking  confirming   =        loginOnly  =      idle
  loginOnly   validating  =          checking  confirming   =        loginOnly  =      idle
  checking    checking    =          =         confirming   =        checking   =      idle
  confirming  validating  =          =         =            =        =          =      =`,
  `             invalid  rulesFailed  valid      ready    accepted  failed   loginShown  checked     network
  idle        unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     unknown
  validating  login    refused      preparing  unknown  unknown   unknown  unknown     unknown     unknown
  preparing   unknown  unknown      unknown    sending  unknown   unknown  unknown     unknown     unknown
  sending     unknown  unknown      unknown    unknown  accepted  refused  unknown     unknown     unknown
  accepted    unknown  unknown      unknown    sent     unknown   unknown  unknown     unknown     unknown
  sent        unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     unknown
  refused     unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     unknown
  lost        unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     lost
  offline     unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     unknown
  waiting     unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     waiting
  stopped     unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     unknown
  login       unknown  unknown      unknown    unknown  unknown   unknown  login       unknown     unknown
  loginOnly   unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     unknown
  checking    unknown  unknown      unknown    unknown  unknown   unknown  unknown     validating  unknown
  confirming  unknown  unknown      unknown    unknown  unknown   unknown  unknown     unknown     unknown`,
];

const after = (now: SendingStep<Values>, event: SendingEvent<Values>): Sending<Values> => {
  const next = nextSending({ unanswered: undefined, ...now }, event);
  if (!next) throw new Error('Unknown');
  return next;
};

describe('a sending', () => {
  it('becomes what the table says, for every state and every event (§4)', () => {
    const pairs = TABLES.flatMap((table) => {
      const [head = [], ...rows] = table.split('\n').map((line) => line.trim().split(/\s+/));
      return rows.flatMap(([name, ...cells]) =>
        cells.map((cell, index) => ({ name, type: head[index], becomes: cell })),
      );
    }) as { readonly name: Name; readonly type: Type; readonly becomes: string }[];
    const found = pairs.map(({ name, type }) => {
      const now = { ...STEPS[name], unanswered: undefined };
      const next = nextSending(now, EVENTS[type]);
      return { name, type, becomes: next === now ? '=' : (next?.is ?? 'unknown') };
    });
    expect(found).to.deep.equal(pairs);
    const names = new Set(pairs.map(({ name, type }) => `${name} ${type}`));
    expect(names.size).to.equal(Object.keys(STEPS).length * Object.keys(EVENTS).length);
  });

  const failed = (status: number, wasOnline: boolean, isOnline: boolean) =>
    after(
      { is: 'sending', snapshot: snapshotOf([], wasOnline) },
      { type: 'failed', failure: failureOf(status), isOnline },
    );

  it('is lost, offline, refused or waits for a login, by what the request has come to (§8)', () => {
    for (const [status, wasOnline, isOnline, is] of [
      [0, true, true, 'lost'],
      [0, true, false, 'lost'],
      [0, false, true, 'lost'],
      [0, false, false, 'offline'],
      [504, false, false, 'lost'],
      [500, true, true, 'refused'],
      [401, true, true, 'login'],
      [403, false, false, 'login'],
    ] as const)
      expect(failed(status, wasOnline, isOnline).is).to.equal(is);
    expect(failed(0, true, true)).to.include({ mayLookUp: true });
    // Something was under way for two minutes, whatever the browser says of the network.
    const timeout = new HttpFailure('timeout', 'POST /', '/', 0, '', '');
    const sending = { is: 'sending', snapshot: snapshotOf([], false) } as const;
    expect(after(sending, { type: 'failed', failure: timeout, isOnline: false }).is).to.equal(
      'lost',
    );
    expect(failed(0, true, false)).to.include({ mayLookUp: false });
  });

  it('is lost, not offline, if an attempt before it may have arrived (decisions 7)', () => {
    const attempt = (before: Snapshot<Values> | undefined) => {
      const validating = {
        is: 'validating',
        fallback: { is: 'idle' },
        unanswered: before,
      } as const;
      const next = nextSending<Values>(validating, {
        type: 'valid',
        snapshot: snapshotOf([], false),
      });
      const sending = next && nextSending(next, EVENTS.ready);
      const failed = { type: 'failed', failure: failureOf(0), isOnline: false } as const;
      return sending && nextSending(sending, failed);
    };
    expect(attempt(FIRST)).to.include({ is: 'lost', mayLookUp: false });
    expect(attempt(attempt(FIRST)?.unanswered)?.is).to.equal('lost');
    expect(attempt(snapshotOf([], false))?.is).to.equal('offline');
    expect(attempt(undefined)?.is).to.equal('offline');
  });

  it('is looked up once the browser is online, and goes on if it is offline again (§4)', () => {
    const online = after(STEPS.lost, EVENTS.network);
    expect(online).to.include({ is: 'lost', mayLookUp: true });
    expect(after(online, { type: 'network', isOnline: false })).to.include({ mayLookUp: true });
  });

  it('that is left may have arrived if a request was under way, and is looked up as it shows again (§4)', () => {
    expect(after(STEPS.sending, EVENTS.left)).to.deep.equal({
      is: 'stopped',
      snapshot: FIRST,
      unanswered: FIRST,
    });
    expect(after(STEPS.lost, EVENTS.left)).to.include({ is: 'lost', mayLookUp: true });
    // A request that has not left.
    for (const event of [EVENTS.left, EVENTS.cancelled])
      expect(after(STEPS.preparing, event).unanswered).to.equal(undefined);
    // A press that was refused or found nothing to send says nothing of the attempt before, which is named again.
    const leftAfter = (unanswered: Snapshot<Values>, name: Name) =>
      nextSending({ ...STEPS[name], unanswered }, EVENTS.left);
    for (const name of ['validating', 'preparing', 'refused', 'login', 'checking'] as const)
      expect(leftAfter(FIRST, name)).to.deep.equal({
        is: 'stopped',
        snapshot: FIRST,
        unanswered: FIRST,
      });
    const stopped = nextSending({ ...STEPS.preparing, unanswered: FIRST }, EVENTS.cancelled);
    expect(stopped).to.deep.include({ is: 'stopped', snapshot: FIRST });
    // Nothing had left.
    expect(leftAfter(snapshotOf([], false), 'refused')?.is).to.equal('idle');
  });

  it('names an earlier attempt again, if a submit after a refusal or a login sends nothing (§4)', () => {
    for (const [name, event] of [
      ['refused', EVENTS.pressed],
      ['checking', EVENTS.checked],
    ] as const) {
      const validating = nextSending({ ...STEPS[name], unanswered: FIRST }, event);
      expect(validating && nextSending(validating, EVENTS.invalid), name).to.deep.equal({
        is: 'stopped',
        snapshot: FIRST,
        unanswered: FIRST,
      });
    }
  });

  it('returns to what still holds, if a submit sends nothing or its form is left (decisions 6)', () => {
    for (const [name, becomes] of Object.entries({
      login: 'login',
      loginOnly: 'loginOnly',
      confirming: 'confirming',
      lost: 'lost',
      offline: 'offline',
      waiting: 'offline',
      stopped: 'stopped',
      refused: 'idle',
    })) {
      const pressed = after(STEPS[name as Name], EVENTS.pressed);
      expect(after(pressed, EVENTS.invalid).is, name).to.equal(becomes);
      const left = after(STEPS[name as Name], EVENTS.left);
      expect(after(pressed, EVENTS.left), name).to.deep.include({ is: left.is });
    }
  });

  it('is resumed by the login that it was asked for alone (§8)', () => {
    const another = { type: 'loggedIn', snapshot: OTHER } as const;
    for (const name of ['validating', 'login', 'loginOnly'] as const) {
      const now = { ...STEPS[name], unanswered: undefined };
      expect(nextSending(now, another) === now).to.equal(true);
    }
  });

  it('is not sent after the login of another member, or if its form holds something else (decisions 6)', () => {
    const isSame = EVENTS.checked;
    const isOther = { type: 'checked', isSame: false } as const;
    const replaced = after(STEPS.checking, EVENTS.replaced);
    expect(after(STEPS.checking, isOther).is).to.equal('confirming');
    expect(after(replaced, isOther).is).to.equal('confirming');
    expect(after(replaced, isSame).is).to.equal('idle');
  });

  it('names the earlier attempt to send a draft that has replaced its content (§4)', () => {
    const replaced = { type: 'replaced', earlier: OTHER } as const;
    const named = { is: 'stopped', snapshot: OTHER, unanswered: OTHER };
    for (const name of ['idle', 'refused', 'lost', 'stopped'] as const)
      expect(nextSending({ ...STEPS[name], unanswered: FIRST }, replaced)).to.deep.equal(named);
    const atLogin = nextSending({ ...STEPS.login, unanswered: FIRST }, replaced);
    expect(atLogin).to.deep.include({ is: 'loginOnly', unanswered: OTHER });
    const checking = nextSending({ ...STEPS.checking, unanswered: undefined }, replaced);
    expect(checking && nextSending(checking, EVENTS.checked)).to.deep.equal(named);
  });

  it('that is pressed while its login is checked is sent once it is known that the member is the same (security 20)', () => {
    const isSame = EVENTS.checked;
    const isOther = { type: 'checked', isSame: false } as const;
    const replaced = after(STEPS.checking, EVENTS.replaced);
    for (const now of [STEPS.checking, replaced]) {
      const pressed = after(now, EVENTS.pressed);
      expect(pressed.is).to.equal('checking');
      expect(nextSending(pressed, EVENTS.pressed) === pressed).to.equal(true);
      expect(after(pressed, isSame).is).to.equal('validating');
      expect(after(pressed, isOther).is).to.equal('confirming');
    }
    // Pressed for what the form held before.
    const before = after(after(STEPS.checking, EVENTS.pressed), EVENTS.replaced);
    expect(after(before, isSame).is).to.equal('idle');
    // Pressed before the login, and its form was still being checked.
    const validating = { is: 'validating', fallback: STEPS.loginOnly } as const;
    expect(after(after(validating, EVENTS.loggedIn), isSame).is).to.equal('validating');
  });

  it('is still validated if it has asked already (decisions 6)', () => {
    const validating = { is: 'validating', fallback: STEPS.confirming } as const;
    expect(after(validating, EVENTS.otherMember).is).to.equal('validating');
  });

  it('remembers the open queries before the first attempt that may have arrived (§4)', () => {
    const lost = after(
      { is: 'sending', snapshot: FIRST },
      { ...EVENTS.failed, failure: failureOf(0) },
    );
    expect(lost.unanswered).to.equal(FIRST);
    // The next one is refused, the one after that is looked up.
    const second = after(after(lost, EVENTS.pressed), EVENTS.valid);
    const sending = after(second, EVENTS.ready);
    const refused = after(sending, EVENTS.failed);
    expect(refused.unanswered?.known).to.deep.equal(['1']);
    const third = after(after(refused, EVENTS.pressed), EVENTS.valid);
    expect(third).to.have.nested.property('snapshot.known').that.deep.equals(['1']);
  });

  it('forgets them with a success, another draft and another member (security 20)', () => {
    const unanswered = { unanswered: FIRST };
    for (const event of [EVENTS.replaced, EVENTS.otherMember])
      expect(after({ ...STEPS.refused, ...unanswered }, event).unanswered).to.equal(undefined);
    const accepted = after({ ...STEPS.sending, ...unanswered }, EVENTS.accepted);
    expect(accepted.unanswered).to.equal(undefined);
  });
});

it('begins nothing of a state that one who follows it has ended (§4)', async () => {
  const sending = createSending<Values>();
  let hasAsked = false;
  sending.start(() => ({
    form: createFormStore<Values>('query', { files: [] }),
    whenLoggedIn: () => undefined,
    isAsking: () => false,
    begin: () => FIRST,
    request: () => Promise.reject(failureOf(401)),
    onAccepted: () => undefined,
    clear: () => undefined,
    askForLogin: () => {
      hasAsked = true;
      return 'element';
    },
    checkLogin: () => Promise.resolve(true),
    ask: () => undefined,
    report: () => undefined,
  }));
  sending.attach(() => Promise.resolve({ files: [] }));
  sending.follow((now) => {
    if (now.is === 'login') sending.act({ type: 'otherMember' });
    return undefined;
  });
  sending.act({ type: 'pressed' });
  await waitFor(() => {
    expect(sending.get().is).to.equal('confirming');
  });
  expect(hasAsked).to.equal(false);
});

it('a sending reports an event that its state does not know (§4)', () => {
  const machine = createSending<Values>();
  machine.start(() => {
    throw new Error('Nothing begins');
  });
  const unknown = EVENTS.ready as unknown as SendingActEvent;
  expect(() => {
    machine.act(unknown);
  }).to.throw("A sending that is 'idle' knows no 'ready'");
});
