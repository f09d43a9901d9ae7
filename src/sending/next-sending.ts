import { afterFailure, unansweredIn } from './after-failure';
import type { Fallback, Sending, SendingEvent, SentValues, SendingStep } from './sending';

type Known = SentValues;
type In<Name extends SendingStep<Known>['is']> = Sending<Known> & { readonly is: Name };
type EventOf<Type extends SendingEvent<Known>['type']> = SendingEvent<Known> & {
  readonly type: Type;
};

/** The next state for each event that a state handles. */
type Row<Name extends SendingStep<Known>['is']> = {
  readonly [Type in SendingEvent<Known>['type']]?: (
    now: In<Name>,
    event: EventOf<Type>,
  ) => SendingStep<Known>;
};

const IDLE = { is: 'idle' } as const;
const toEarlier = (snapshot: Sending<Known>['unanswered']): Fallback<Known> =>
  snapshot?.wasOnline === true ? { is: 'stopped', snapshot } : IDLE;
/** Without a request of its own: an earlier one that may have arrived is named again. */
const toUnsent = ({ unanswered }: Sending<Known>) => toEarlier(unanswered);
const toConfirming = () => ({ is: 'confirming' }) as const;
/** Validates the form, and is what it was if nothing can be sent. */
const validate = <Now extends Fallback<Known>>(now: Now) =>
  ({ is: 'validating', fallback: now }) as const;
const toValidating = (now: Sending<Known>) => validate(toUnsent(now));
const toStopped = ({ snapshot }: In<'sending'>) => ({ is: 'stopped', snapshot }) as const;
const toSent = (now: In<'accepted'>) => ({ ...now, is: 'sent' }) as const;
const toOffline = ({ failure, snapshot }: In<'waiting'>) =>
  ({ is: 'offline', failure, snapshot }) as const;
const stay = <Now>(now: Now): Now => now;

/** Events that are allowed at any time. Most change nothing; leaving the form ends any work. */
const ANY = {
  pressed: stay,
  cancelled: stay,
  loggedIn: stay,
  otherMember: stay,
  wait: stay,
  replaced: stay,
  reset: stay,
  left: toUnsent,
} as const;

/** States without a running request. A refusal is over with the next press, an earlier attempt is not. */
const AT_REST = {
  ...ANY,
  pressed: toValidating,
  otherMember: toConfirming,
  replaced: (_: Sending<Known>, { earlier }: EventOf<'replaced'>) => toEarlier(earlier),
} as const;

/** An earlier attempt may have arrived since, so what was known before it still counts. */
const valid = (
  { unanswered }: In<'validating'>,
  { snapshot }: EventOf<'valid'>,
): SendingStep<Known> => {
  const wasOnline = snapshot.wasOnline || unanswered?.wasOnline === true;
  const { known } = unanswered ?? snapshot;
  return { is: 'preparing', snapshot: { ...snapshot, known, wasOnline } };
};

/** A login counts once, and only for the attempt that it was requested for. */
function loggedIn<Now extends SendingStep<Known>>(
  now: Now,
  at: SendingStep<Known>,
  { snapshot }: EventOf<'loggedIn'>,
): Now | SendingStep<Known> {
  const isIts = (at.is === 'login' || at.is === 'loginOnly') && at.snapshot === snapshot;
  return isIts ? { is: 'checking', from: at, isPressed: now.is === 'validating' } : now;
}

const TABLE: { readonly [Name in SendingStep<Known>['is']]: Row<Name> } = {
  idle: AT_REST,
  validating: {
    ...ANY,
    loggedIn: (now, event) => loggedIn(now, now.fallback, event),
    otherMember: (now) => (now.fallback.is === 'confirming' ? now : toConfirming()),
    valid,
    invalid: ({ fallback }) => fallback,
    left: ({ fallback, unanswered }) =>
      nextSending<Known>({ ...fallback, unanswered }, { type: 'left' }) ?? fallback,
    rulesFailed: (_, { failure }) => ({ is: 'refused', failure, snapshot: undefined }),
  },
  preparing: {
    ...ANY,
    cancelled: toUnsent,
    ready: ({ snapshot }) => ({ is: 'sending', snapshot }),
  },
  sending: {
    ...ANY,
    cancelled: toStopped,
    left: toStopped,
    accepted: ({ snapshot }, { referenceNumber, sentAt }) => ({
      is: 'accepted',
      snapshot,
      referenceNumber,
      sentAt,
    }),
    failed: ({ snapshot }, { failure, isOnline }) => afterFailure(snapshot, failure, isOnline),
  },
  // Its receipt shows when the form is shown again.
  accepted: { ...ANY, ready: toSent, left: toSent },
  sent: { ...ANY, reset: () => IDLE },
  refused: AT_REST,
  lost: {
    ...AT_REST,
    pressed: validate,
    // The next screen looks it up: it is online then, or it fails.
    left: (now) => ({ ...now, mayLookUp: true }),
    network: ({ mayLookUp, ...now }, { isOnline }) => ({
      ...now,
      mayLookUp: mayLookUp || isOnline,
    }),
  },
  offline: {
    ...AT_REST,
    pressed: validate,
    wait: (now, { isOnline }) => ({ ...now, is: 'waiting', isOnline }),
    left: stay,
  },
  waiting: {
    ...AT_REST,
    pressed: (now) => validate(toOffline(now)),
    cancelled: toOffline,
    left: toOffline,
    network: (now, { isOnline }) => ({ ...now, isOnline }),
  },
  stopped: { ...AT_REST, pressed: validate, left: stay },
  login: {
    ...AT_REST,
    pressed: validate,
    loggedIn: (now, event) => loggedIn(now, now, event),
    replaced: ({ snapshot }) => ({ is: 'loginOnly', snapshot }),
    loginShown: (now, { by }) => ({ ...now, by }),
  },
  loginOnly: {
    ...AT_REST,
    pressed: validate,
    loggedIn: (now, event) => loggedIn(now, now, event),
    replaced: ({ snapshot }) => ({ is: 'loginOnly', snapshot }),
  },
  checking: {
    ...AT_REST,
    pressed: (now) => (now.isPressed ? now : { ...now, isPressed: true }),
    replaced: ({ from: { snapshot } }) => ({
      is: 'checking',
      from: { is: 'loginOnly', snapshot },
      isPressed: false,
    }),
    checked: (now, { isSame }) => {
      if (!isSame) return { is: 'confirming' };
      return now.from.is === 'login' || now.isPressed ? toValidating(now) : toUnsent(now);
    },
  },
  confirming: {
    ...AT_REST,
    pressed: validate,
    otherMember: stay,
    replaced: stay,
    left: stay,
  },
};

/** The next state of a sending; undefined if the current state does not handle the event. */
export function nextSending<Values extends SentValues>(
  now: Sending<Values>,
  event: SendingEvent<Values>,
): Sending<Values> | undefined {
  type Change = (now: Sending<Known>, event: SendingEvent<Known>) => SendingStep<Known>;
  // The type can't express that the handler matches both the state and the event.
  const change = (TABLE[now.is] as Partial<Record<string, Change>>)[event.type];
  const next = change?.(now, event);
  if (next === undefined || next === now) return next && now;
  // The table never reads the values, so their type is the same before and after.
  return { ...next, unanswered: unansweredIn(now, event, next) } as Sending<Values>;
}
