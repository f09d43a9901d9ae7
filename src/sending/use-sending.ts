import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { SubmitOptions } from '../api/client';
import { filesBesides, idsOf } from '../attachments/list/attachment-list';
import { listOfForm } from '../attachments/use-form-attachments';
import type { ReferenceNumber } from '../domain/reference-number';
import { useEmit } from '../host/host-context';
import { isOffline } from '../host/network';
import { useReportError } from '../host/use-report-error';
import type { KnownNumbers } from '../requests/known-queries';
import { useMember } from '../requests/use-member';
import { filledInSince } from '../visit/form-state';
import type { FormStore } from '../visit/form-store';
import { keptWith } from '../visit/kept-with';
import { useVisit } from '../visit/visit-context';
import type { Acts } from './acts';
import { waitsForLogin, type Sent, type SentValues, type Snapshot } from './sending';
import { createSending, type SendingMachine } from './sending-store';

interface SendingOptions<Values> {
  /** Names the sending in reported exceptions. */
  readonly name: string;
  readonly form: FormStore<Values>;
  /** The values as sent, and as shown afterwards. */
  readonly asSent?: (values: Values) => Values;
  /** Returns what was filled in since these values were sent. */
  readonly addedSince?: (sent: Values, now: Values) => Partial<Values>;
  /** Returns the known open queries, where a lost submission can be looked up in them. */
  readonly known?: () => KnownNumbers;
  readonly request: (
    snapshot: Snapshot<Values>,
    options: SubmitOptions,
  ) => Promise<ReferenceNumber | undefined>;
  /** Called once the server has accepted it, before the receipt shows and the form is cleared. */
  readonly onAccepted: (sent: Sent<Values>) => void;
}

/**
 * A `SendingMachine` of the form's values, by the `contentId` of the form. It outlives the screen, because the
 * submission may have arrived, but not the content.
 */
const sendingOf = keptWith((): unknown => createSending());

/** Sends a form. If the session has ended, the host may log the member in and resume. */
export function useSending<Values extends SentValues>(
  options: SendingOptions<Values>,
): SendingMachine<Values> {
  const { form, name, asSent = (values: Values) => values, addedSince = filledInSince } = options;
  const emit = useEmit();
  const report = useReportError(name);
  const member = useMember();
  const visit = useVisit();
  const { member: members } = visit;
  const list = listOfForm(visit, form as unknown as FormStore<SentValues>);
  const [contentId] = useState(() => form.get().contentId);
  const sending = sendingOf(contentId) as SendingMachine<Values>;
  const latest = useEffectEvent((): Acts<Values> => ({
    form,
    whenLoggedIn: members.whenLoggedIn,
    isAsking: () => members.get().asking.has(form.name),
    begin: (values) => {
      members.send({ type: 'confirmed', form: form.name });
      return {
        values: asSent(values),
        attached: list.get().listed,
        known: options.known?.(),
        member: member.known(),
        wasOnline: !isOffline(),
      };
    },
    request: options.request,
    onAccepted: options.onAccepted,
    clear: ({ values, attached }) => {
      // The form's content is another member's.
      if (form.get().contentId !== contentId) return;
      const files = filesBesides(list.get(), idsOf(attached));
      const now = { ...asSent(form.get().values), files };
      form.send({ type: 'cleared', added: addedSince(values, now) });
    },
    askForLogin: (resume) => (emit('login-required', { resume }) ? 'element' : 'portal'),
    checkLogin: member.checkLogin,
    ask: () => {
      members.send({ type: 'asked', form: form.name });
    },
    report,
  }));
  // A layout effect, so that the sending's listeners are called before they are removed with the screen.
  useLayoutEffect(() => {
    const heed = () => {
      if (members.get().asking.get(form.name) === 'confirming')
        sending.act({ type: 'otherMember' });
    };
    const wait = () => {
      members.send({
        type: waitsForLogin(sending.get()) ? 'atLogin' : 'leftLogin',
        form: form.name,
      });
    };
    const end = sending.start(() => latest());
    const ignore = members.subscribe(heed);
    const stopWaiting = sending.subscribe(wait);
    heed();
    wait();
    return () => {
      ignore();
      stopWaiting();
      end();
      members.send({ type: 'leftLogin', form: form.name });
    };
  }, [sending, members, form]);
  return sending;
}
