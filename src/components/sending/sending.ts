import type { ReferenceNumber } from '../../domain/reference-number';
import type { KnownNumbers } from '../requests/known-queries';
import type { FormValues } from '../visit/form-state';

/** The values of a form that can be sent. */
export interface SentValues {
  readonly files: readonly File[];
}

/** A submission and the facts as its sending begins. Nothing changes them afterwards. */
export interface Snapshot<Values> {
  readonly values: Values;
  /**
   * The numbers of the open queries; undefined without their list. If an earlier attempt may have arrived, those that
   * were known before it: a later list may have it.
   */
  readonly known: KnownNumbers;
  /** Undefined if unknown. */
  readonly member: string | undefined;
  readonly isOnline: boolean;
}

interface Is<Name extends string> {
  readonly is: Name;
}

interface Attempt<Values> {
  readonly snapshot: Snapshot<Values>;
}

interface Failed<Values> extends Attempt<Values> {
  readonly failure: Error;
}

/** The server has taken it. */
export interface Sent<Values> extends Is<'accepted' | 'sent'>, Attempt<Values> {
  /** Undefined where the server named none: still a success. */
  readonly referenceNumber: ReferenceNumber | undefined;
  readonly sentAt: Date;
}

interface Login<Values> extends Is<'login'>, Failed<Values> {
  /** Who shows a login; undefined until the portal was asked. */
  readonly by: 'element' | 'portal' | undefined;
}

type Replaced<Values> = Is<'replaced'> & Attempt<Values>;

/**
 * Where a form's sending is (@spec §4):
 * - `idle`: nothing is to be said
 * - `settling`: the member has pressed Send: rules load, files are examined, values are checked
 * - `preparing`: listeners act before the request leaves
 * - `sending`: the request is under way
 * - `accepted`: the server has taken it; listeners act before the receipt shows
 * - `sent`: the receipt shows
 * - `refused`: the server has not taken it, or the form could not be checked and has no snapshot
 * - `lost`: no answer, or one that says nothing: it may have arrived
 * - `offline`: no answer, and no network from the beginning to the end
 * - `waiting`: the member waits for the network, and then it is sent
 * - `cancelled`: the member has stopped the request, or has left the screen: it may have arrived
 * - `login`: the session has ended
 * - `replaced`: the same, but the form holds something else by now: a login sends nothing
 * - `checking`: a login was made; who is the member?
 * - `otherMember`: another member may have filled it in: the member is asked before it is sent
 */
export type Step<Values> =
  | Is<'idle' | 'otherMember'>
  /** With the state to return to if nothing can be sent. */
  | (Is<'settling'> & {
      readonly fallback: Step<Values> & Is<'idle' | 'login' | 'replaced' | 'otherMember'>;
    })
  | (Is<'preparing' | 'sending' | 'cancelled'> & Attempt<Values>)
  | Sent<Values>
  | (Is<'refused'> & { readonly failure: Error; readonly snapshot: Snapshot<Values> | undefined })
  /** The look-up starts once the browser is online, and continues if it is offline again. */
  | (Is<'lost'> & Failed<Values> & { readonly isLookedUp: boolean })
  | (Is<'offline'> & Failed<Values>)
  /** With the values of the form as the member began to wait. */
  | (Is<'waiting'> & Failed<Values> & { readonly values: FormValues; readonly isOnline: boolean })
  | Login<Values>
  | Replaced<Values>
  | (Is<'checking'> & {
      readonly from: Login<Values> | Replaced<Values>;
      /** Send was pressed. Nothing is sent in a session before it is known whose it is. */
      readonly isPressed: boolean;
    });

/** A form's sending, and the last attempt of this member that may have arrived. */
export type Sending<Values> = Step<Values> & {
  readonly unanswered: Snapshot<Values> | undefined;
};

/** Events by the member, the portal and the page, which may happen at any time. */
export type ActEvent =
  | { readonly type: 'pressed' | 'cancelled' | 'otherMember' | 'stop' | 'replaced' | 'reset' }
  /** The form is on no screen any more. */
  | { readonly type: 'left' }
  | { readonly type: 'wait'; readonly values: FormValues; readonly isOnline: boolean }
  | { readonly type: 'loggedIn'; readonly snapshot: Snapshot<unknown> };

/** The outcomes of a state's own work, which no later state receives. */
export type OutcomeEvent<Values> =
  | { readonly type: 'unsettled' | 'ready' }
  | { readonly type: 'unavailable'; readonly failure: Error }
  | { readonly type: 'settled'; readonly snapshot: Snapshot<Values> }
  | {
      readonly type: 'accepted';
      readonly referenceNumber: ReferenceNumber | undefined;
      readonly sentAt: Date;
    }
  | { readonly type: 'failed'; readonly failure: Error; readonly isOnline: boolean }
  | { readonly type: 'asked'; readonly by: 'element' | 'portal' }
  | { readonly type: 'checked'; readonly isSame: boolean }
  | { readonly type: 'network'; readonly isOnline: boolean };

export type SendingEvent<Values> = ActEvent | OutcomeEvent<Values>;

/** Whether a request is about to leave, under way, or answered before the receipt shows. */
export const isUnderWay = <Values>(
  now: Sending<Values>,
): now is Sending<Values> & Is<'preparing' | 'sending' | 'accepted'> =>
  ['preparing', 'sending', 'accepted'].includes(now.is);

/** The sending whose receipt shows. */
export const sentOf = <Values>(now: Sending<Values>): Sent<Values> | undefined =>
  now.is === 'sent' ? now : undefined;

/** Whether the receipt shows, or may show next. */
export const needsReceipt = (now: Sending<unknown>): boolean =>
  now.is === 'sent' || isUnderWay(now);

/** The login that a form waits for, also while it is made or the form is pressed again. */
export function loginOf<Values>(now: Step<Values>): Login<Values> | undefined {
  if (now.is === 'settling') return loginOf(now.fallback);
  const at = now.is === 'checking' ? now.from : now;
  return at.is === 'login' ? at : undefined;
}

/** Whether a form waits for a login, also while that is checked or the form is pressed again. */
export function waitsForLogin(now: Step<unknown>): boolean {
  if (now.is === 'settling') return waitsForLogin(now.fallback);
  return ['login', 'replaced', 'checking'].includes(now.is);
}
