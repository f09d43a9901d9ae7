import { expect } from '@open-wc/testing';
import { HttpFailure } from '../../../src/api/http-failure';
import type { DraftMachine } from '../../../src/drafts/draft-machine';
import type { DraftActEvent } from '../../../src/drafts/draft-state';
import { followSending } from '../../../src/drafts/follow-sending';
import { nextSending } from '../../../src/sending/next-sending';
import type { Sending, SendingEvent, SentValues, Snapshot } from '../../../src/sending/sending';

type Event = SendingEvent<SentValues>;

const snapshotOf = (known: readonly string[] | undefined): Snapshot<SentValues> => ({
  values: { files: [] },
  attached: [],
  known,
  member: 'thandi',
  wasOnline: true,
});
const valid = (known: readonly string[] | undefined): Event => ({
  type: 'valid',
  snapshot: snapshotOf(known),
});
const failed = (status: number, isOnline = true): Event => ({
  type: 'failed',
  failure: new HttpFailure(status === 0 ? 'network' : 'status', 'POST /', '/', status, '', ''),
  isOnline,
});
const [pressed, ready, left] = [{ type: 'pressed' }, { type: 'ready' }, { type: 'left' }] as const;
const accepted = { type: 'accepted', referenceNumber: '4711', sentAt: new Date(0) } as const;
const begun = [pressed, valid(['1'])];
const lost = [...begun, ready, failed(0)];
const again = [pressed, valid(['1', '2'])];

const IDLE: Sending<SentValues> = { is: 'idle', unanswered: undefined };
const after = (now: Sending<SentValues>, event: Event) => {
  const next = nextSending(now, event);
  if (!next) throw new Error(`'${now.is}' knows no '${event.type}'`);
  return next;
};

/**
 * What the draft is told of a sending, at first and by each event: the mark that it has from then on, `none`, `store`
 * (the form as it is), or the event.
 */
const ROWS: readonly (readonly [what: string, events: readonly Event[], told: string])[] = [
  ['is refused', [...begun, ready, failed(500)], 'none pressed 1 store none'],
  ['waits for a login', [...begun, ready, failed(401)], 'none pressed 1 store none'],
  ['is lost', lost, 'none pressed 1 store store'],
  ['is lost without a list', [pressed, valid(undefined), ready], 'none pressed null store'],
  ['is stopped before it leaves', [...begun, { type: 'cancelled' }], 'none pressed 1 none'],
  ['is stopped', [...begun, ready, { type: 'cancelled' }], 'none pressed 1 store store'],
  // The draft may be the next member's by then.
  ['is left', [...begun, ready, left], 'none pressed 1 store store'],
  [
    'is refused after one was lost',
    [...lost, ...again, ready, failed(500)],
    'none pressed 1 store store pressed store store store',
  ],
  [
    'is left before it leaves, after one was lost',
    [...lost, ...again, left],
    'none pressed 1 store store pressed store store',
  ],
  [
    'is begun anew after one was refused',
    [...begun, ready, failed(500), ...again],
    'none pressed 1 store none pressed 1,2',
  ],
  [
    'is replaced by another draft',
    [...lost, { type: 'replaced', earlier: undefined }],
    'none pressed 1 store store none',
  ],
  [
    'is replaced by a draft that may have arrived, and then refused',
    [{ type: 'replaced', earlier: snapshotOf(['7']) }, ...again, ready, failed(500)],
    'none 7 pressed store store store',
  ],
  ['asks whose it is', [...lost, { type: 'otherMember' }], 'none pressed 1 store store forgotten'],
  ['is accepted', [...begun, ready, accepted, ready], 'none pressed 1 store accepted storeEach'],
];

/** Follows a sending, and names what its draft is told. */
function follower() {
  const told: string[] = [];
  const tell = (words: string) => {
    told.push(words);
    return Promise.resolve();
  };
  const act = (event: DraftActEvent) =>
    tell(event.type === 'marked' ? String(event.mark ? event.mark.known : 'none') : event.type);
  const draft = { act, save: () => tell('store') } as unknown as DraftMachine;
  const listener = followSending(draft, () => tell('storeEach'));
  return {
    told,
    follow: (now: Sending<SentValues>, before?: Sending<SentValues>) => {
      void listener(now, before);
    },
  };
}

describe('the draft of a form', () => {
  for (const [what, events, expected] of ROWS)
    it(`has the mark of what may have arrived as its sending ${what} (§4)`, () => {
      const { told, follow } = follower();
      follow(IDLE);
      events.reduce<Sending<SentValues>>((before, event) => {
        const now = after(before, event);
        follow(now, before);
        return now;
      }, IDLE);
      expect(told.join(' ')).to.equal(expected);
    });

  it('gets the mark of what was lost before it had loaded (§4)', () => {
    const { told, follow } = follower();
    follow(lost.reduce(after, IDLE));
    expect(told).to.deep.equal(['1']);
  });
});
