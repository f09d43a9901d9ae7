import { useEffect, useEffectEvent } from 'react';
import { useHearValues } from '../forms/unheard-values';
import { useSettle } from '../forms/ValidatedForm';
import type { SentValues } from './sending';
import type { SendingMachine } from './sending-store';

interface SentFormProps<Values> {
  readonly sending: SendingMachine<Values>;
  /** Whether the form has nothing to send. */
  readonly isShortened?: boolean;
}

/** Registers the surrounding form as the one that is sent, with its values at that time. */
export function SentForm<Values extends SentValues>({
  sending,
  isShortened = false,
}: SentFormProps<Values>): null {
  const settle = useSettle<Values>();
  const hear = useHearValues();
  const settleNow = useEffectEvent(async (signal: AbortSignal) => {
    if (isShortened) return undefined;
    // A submit is not always an event of the form: a portal may resume it, or the network may return.
    hear();
    return settle(signal);
  });
  useEffect(() => {
    sending.attach((signal) => settleNow(signal));
  }, [sending]);
  return null;
}
