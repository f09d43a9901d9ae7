import { useEffect, useEffectEvent } from 'react';
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
  const settleNow = useEffectEvent(async (signal: AbortSignal) =>
    isShortened ? undefined : settle(signal),
  );
  useEffect(() => {
    sending.attach((signal) => settleNow(signal));
  }, [sending]);
  return null;
}
