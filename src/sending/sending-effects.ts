import { askBeforeLeaving } from '../host/ask-before-leaving';
import { keepAwake } from '../host/keep-awake';
import { isOffline, onNetwork } from '../host/network';
import type { SendingContext } from './acts';
import { isUnderWay, type Sending, type Sent, type SentValues, type Snapshot } from './sending';

/** How long a request waits for its listeners, in milliseconds. */
const PREPARED_WITHIN = 300;
/** How long a receipt waits for them. A remaining draft of a sent query would invite a second claim. */
const ERASED_WITHIN = 2000;
/** In milliseconds. A connection that has just returned may be lost again. */
const CONNECTED_FOR = 2000;

const asError = (failure: unknown) =>
  failure instanceof Error ? failure : new Error(String(failure));

/** @param hasAsked whether the press confirms that the form is this member's */
function validateForm<Values>(hasAsked: boolean, around: SendingContext<Values>): void {
  const { acts, validate, act, send, signal } = around;
  // Nothing is sent before it is known whose session it is. Until then the form may be changed.
  const validateInOneSession = async (): Promise<Values | undefined> => {
    const values = await validate(signal);
    const login = values && acts.whenLoggedIn();
    if (!login) return values;
    await login;
    return signal.aborted ? undefined : validateInOneSession();
  };
  validateInOneSession().then(
    (values) => {
      if (signal.aborted) return;
      if (!values) send({ type: 'invalid' });
      else if (acts.isAsking() && !hasAsked) act({ type: 'otherMember' });
      else send({ type: 'valid', snapshot: acts.begin(values) });
    },
    (failure: unknown) => {
      send({ type: 'rulesFailed', failure: asError(failure) });
    },
  );
}

function request<Values extends SentValues>(
  snapshot: Snapshot<Values>,
  { acts, onProgress, send, signal }: SendingContext<Values>,
): void {
  if (snapshot.values.files.length > 0) keepAwake(signal);
  acts.request(snapshot, { signal, onProgress }).then(
    (referenceNumber) => {
      send({ type: 'accepted', referenceNumber, sentAt: new Date() });
    },
    (failure: unknown) => {
      send({ type: 'failed', failure: asError(failure), isOnline: !isOffline() });
    },
  );
}

function whenReady<Values>(
  milliseconds: number,
  { listenersWithin, send }: SendingContext<Values>,
): void {
  const ready = () => {
    send({ type: 'ready' });
  };
  const acting = listenersWithin(milliseconds);
  if (acting) void acting.then(ready);
  else ready();
}

function accept<Values>(sent: Sent<Values>, { acts, signal }: SendingContext<Values>): void {
  // Clears the form only when the receipt shows or the screen is left, because an empty form would show its errors.
  signal.addEventListener('abort', () => {
    acts.clear(sent.snapshot);
  });
  try {
    acts.onAccepted(sent);
  } catch (error) {
    // The receipt still shows, because the query was sent.
    acts.report(asError(error));
  }
}

function followNetwork<Values>({ send, signal }: SendingContext<Values>): void {
  onNetwork(() => {
    send({ type: 'network', isOnline: !isOffline() });
  }, signal);
}

function pressOnceConnected<Values>({ send, signal }: SendingContext<Values>): void {
  const connected = setTimeout(() => {
    send({ type: 'pressed' });
  }, CONNECTED_FOR);
  signal.addEventListener('abort', () => {
    clearTimeout(connected);
  });
}

/** An edit ends the wait. Compares field by field, because a long text is written again when its field is left. */
function stopOnEdit<Values extends object>({
  acts: { form },
  act,
  signal,
}: SendingContext<Values>): void {
  const { values: before } = form.get();
  const stop = form.subscribe(() => {
    const { values, dialog } = form.get();
    const names = Object.keys(values) as (keyof Values)[];
    const isEdited = names.some((name) => values[name] !== before[name]);
    // A chosen file may be read for some time before it is attached.
    if (dialog !== undefined || isEdited) act({ type: 'cancelled' });
  });
  signal.addEventListener('abort', stop);
}

function askForLogin<Values>(
  snapshot: Snapshot<Values>,
  { acts, act, send }: SendingContext<Values>,
): void {
  const by = acts.askForLogin(() => {
    act({ type: 'loggedIn', snapshot });
  });
  send({ type: 'loginShown', by });
}

/** Whether a state continues the work of the previous one, because who has logged in is checked only once. */
export const continues = (before: Sending<unknown>, now: Sending<unknown>): boolean =>
  before.is === 'checking' && now.is === 'checking';

/** Begins the work of a state. It ends with the state, or with the last state that continues it. */
export function startEffect<Values extends SentValues>(
  now: Sending<Values>,
  around: SendingContext<Values>,
): void {
  const { acts, send, signal } = around;
  if (isUnderWay(now) || now.is === 'waiting') askBeforeLeaving(signal);
  switch (now.is) {
    case 'validating':
      validateForm(now.fallback.is === 'confirming', around);
      break;
    case 'preparing':
      whenReady(PREPARED_WITHIN, around);
      break;
    case 'sending':
      request(now.snapshot, around);
      break;
    case 'accepted':
      accept(now, around);
      whenReady(ERASED_WITHIN, around);
      break;
    case 'refused':
      acts.report(now.failure);
      break;
    case 'lost':
      if (!now.mayLookUp) followNetwork(around);
      break;
    case 'waiting':
      stopOnEdit(around);
      followNetwork(around);
      if (now.isOnline) pressOnceConnected(around);
      break;
    case 'login':
      if (now.by === undefined) askForLogin(now.snapshot, around);
      break;
    case 'checking':
      void acts.checkLogin(now.from.snapshot.member).then((isSame) => {
        send({ type: 'checked', isSame });
      });
      break;
    case 'confirming':
      acts.ask();
      break;
    case 'idle':
    case 'sent':
    case 'offline':
    case 'stopped':
    case 'loginOnly':
  }
}
