import type { FormAttachment } from '../attachments/list/attachment-list';
import type { ReferenceNumber } from '../domain/reference-number';
import type { KnownNumbers } from '../requests/known-queries';

/** The values of a form that can be sent. */
export interface SentValues {
  readonly files: readonly File[];
}

/** A snapshot of a submission when its sending begins. It never changes afterwards. */
export interface Snapshot<Values> {
  readonly values: Values;
  readonly attached: readonly FormAttachment[];
  /**
   * The numbers of the open queries; undefined without their list. If an earlier attempt may have arrived, the
   * numbers known before that attempt, because a later list may contain it.
   */
  readonly known: KnownNumbers;
  /** Undefined if unknown. */
  readonly member: string | undefined;
  /** Whether the browser was online as this began, or an earlier attempt that may have arrived. */
  readonly wasOnline: boolean;
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

/** The server has accepted it. */
export interface Sent<Values> extends Is<'accepted' | 'sent'>, Attempt<Values> {
  /** Undefined if the server returned none, which is still a success. */
  readonly referenceNumber: ReferenceNumber | undefined;
  readonly sentAt: Date;
}

interface Login<Values> extends Is<'login'>, Failed<Values> {
  /** Who shows the login; undefined until the portal was asked. */
  readonly by: 'element' | 'portal' | undefined;
}

type LoginOnly<Values> = Is<'loginOnly'> & Attempt<Values>;

/**
 * The states of a form's sending (@spec §4):
 * - `idle`: nothing to report
 * - `validating`: the member has pressed Send; rules load, files are examined, values are validated
 * - `preparing`: listeners act before the request is sent
 * - `sending`: the request is running
 * - `accepted`: the server has accepted it; listeners act before the receipt shows
 * - `sent`: the receipt shows
 * - `refused`: the server has refused it; or the form could not be validated, and there is no snapshot
 * - `lost`: no answer, or an inconclusive one, so it may have arrived
 * - `offline`: no answer, and no network from start to end
 * - `waiting`: the member waits for the network; then it is sent
 * - `stopped`: the member has cancelled the request or left the screen, or has continued a draft that an earlier page
 *   was sending, so it may have arrived
 * - `login`: the session has ended
 * - `loginOnly`: as `login`, but the form's content was replaced, so a login sends nothing
 * - `checking`: after a login, until it is known who the member is
 * - `confirming`: another member may have filled in the form, so the member is asked before it is sent
 */
export type SendingStep<Values> =
  | Is<'idle' | 'confirming'>
  /** With the state to return to if nothing can be sent. */
  | (Is<'validating'> & { readonly fallback: Fallback<Values> })
  | (Is<'preparing' | 'sending' | 'stopped'> & Attempt<Values>)
  | Sent<Values>
  | (Is<'refused'> & { readonly failure: Error; readonly snapshot: Snapshot<Values> | undefined })
  /** The look-up starts once the browser is online, and continues even if it goes offline again. */
  | (Is<'lost'> & Failed<Values> & { readonly mayLookUp: boolean })
  | (Is<'offline'> & Failed<Values>)
  | (Is<'waiting'> & Failed<Values> & { readonly isOnline: boolean })
  | Login<Values>
  | LoginOnly<Values>
  | (Is<'checking'> & {
      readonly from: Login<Values> | LoginOnly<Values>;
      /** Whether Send was pressed. Nothing is sent before it is known whose session it is. */
      readonly isPressed: boolean;
    });

/** What still holds if the form is pressed and nothing can be sent. */
export type Fallback<Values> = SendingStep<Values> &
  Is<'idle' | 'lost' | 'offline' | 'stopped' | 'login' | 'loginOnly' | 'confirming'>;

/** A form's sending, and this member's last attempt that may have arrived. */
export type Sending<Values> = SendingStep<Values> & {
  readonly unanswered: Snapshot<Values> | undefined;
};

/** Events of the member, the portal and the page, which may happen at any time. */
export type SendingActEvent =
  | { readonly type: 'pressed' | 'otherMember' }
  /** The member cancels the request, or no longer waits for the network. */
  | { readonly type: 'cancelled' }
  /** The member continues after the receipt. */
  | { readonly type: 'reset' }
  /** A draft is the form's content, and an earlier page may have sent it in this attempt. */
  | { readonly type: 'replaced'; readonly earlier: Snapshot<SentValues> | undefined }
  /** The form is no longer on a screen. */
  | { readonly type: 'left' }
  | { readonly type: 'wait'; readonly isOnline: boolean }
  | { readonly type: 'loggedIn'; readonly snapshot: Snapshot<unknown> };

/** The outcomes of a state's own work, which no later state receives. */
export type SendingOutcomeEvent<Values> =
  | { readonly type: 'invalid' | 'ready' }
  | { readonly type: 'rulesFailed'; readonly failure: Error }
  | { readonly type: 'valid'; readonly snapshot: Snapshot<Values> }
  | {
      readonly type: 'accepted';
      readonly referenceNumber: ReferenceNumber | undefined;
      readonly sentAt: Date;
    }
  | { readonly type: 'failed'; readonly failure: Error; readonly isOnline: boolean }
  | { readonly type: 'loginShown'; readonly by: 'element' | 'portal' }
  | { readonly type: 'checked'; readonly isSame: boolean }
  | { readonly type: 'network'; readonly isOnline: boolean };

export type SendingEvent<Values> = SendingActEvent | SendingOutcomeEvent<Values>;

/** Whether a request is about to be sent, running, or accepted before its receipt shows. */
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

/** What still holds until it is known that the form can be sent, or who has logged in. */
export function stillOf<Values>(now: SendingStep<Values>) {
  const at = now.is === 'validating' ? now.fallback : now;
  return at.is === 'checking' ? at.from : at;
}

/** The login that a form waits for. */
export function loginOf<Values>(now: SendingStep<Values>): Login<Values> | undefined {
  const at = stillOf(now);
  return at.is === 'login' ? at : undefined;
}

/** Whether a form waits for a login. */
export const waitsForLogin = (now: SendingStep<unknown>): boolean =>
  ['login', 'loginOnly'].includes(stillOf(now).is);
