import { useEffect, useEffectEvent } from 'react';
import { useHearValues } from '../forms/unheard-values';
import { useSettle } from '../forms/ValidatedForm';
import type { SentValues } from './sending';
import type { SendingMachine } from './sending-store';

interface SentFormProps<Values> {
  readonly sending: SendingMachine<Values>;
  /** The form has nothing to send. */
  readonly isShortened?: boolean;
}

/** Makes the surrounding form the one that is sent, as it is then. */
export function SentForm<Values extends SentValues>({
  sending,
  isShortened = false,
}: SentFormProps<Values>): null {
  const settle = useSettle<Values>();
  const hear = useHearValues();
  const settleNow = useEffectEvent(async (signal: AbortSignal) => {
    if (isShortened) return undefined;
    // Not every submit is an event of the form: a portal resumes it, or the network is back.
    hear();
    return settle(signal);
  });
  useEffect(() => {
    sending.attach((signal) => settleNow(signal));
  }, [sending]);
  return null;
}
