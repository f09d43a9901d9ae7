import { useEffect } from 'react';
import { askBeforeLeaving } from '../../host/ask-before-leaving';
import { keepAwake } from '../../host/keep-awake';
import { useStore } from '../../ui/use-store';
import { isUnderWay, type SentValues } from './sending';
import type { SendingStore } from './sending-store';

/** Asks before the page is left during sending, and keeps the screen on if the form has files. */
export function WhileSending({ sending }: { sending: SendingStore<SentValues> }) {
  const now = useStore(sending);
  const snapshot = isUnderWay(now) ? now.snapshot : undefined;
  useEffect(() => {
    if (!snapshot) return;
    const life = new AbortController();
    askBeforeLeaving(life.signal);
    if (snapshot.values.files.length > 0) keepAwake(life.signal);
    return () => {
      life.abort();
    };
  }, [snapshot]);
  return null;
}
