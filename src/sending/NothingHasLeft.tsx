import { useSyncExternalStore } from 'react';
import { handFocusToSubmit } from '../components/forms/kept-focus';
import { isOffline, onNetwork } from '../host/network';
import { useText } from '../text/text-context';
import { Button } from '../ui/Button';
import { useStore } from '../ui/use-store';
import { Words } from '../ui/Words';
import type { SendingStore } from './sending-store';

function followNetwork(onChange: () => void): () => void {
  const life = new AbortController();
  onNetwork(onChange, life.signal);
  return () => {
    life.abort();
  };
}

/** Offers to send the form once the browser is online. */
export function NothingHasLeft({ sending }: { sending: SendingStore<unknown> }) {
  const { network } = useText();
  const now = useStore(sending);
  const isWaiting = now.is === 'waiting';
  const isOnlineAgain = !useSyncExternalStore(followNetwork, isOffline);
  const words = isOnlineAgain ? network.online : network.offline;
  const press = () => {
    sending.act(isWaiting ? { type: 'cancelled' } : { type: 'wait', isOnline: !isOffline() });
  };
  return (
    <>
      <p role="status">
        <Words>{isWaiting ? network.waiting : words}</Words>
      </p>
      {/* A single button, so that it keeps the focus. */}
      {(isWaiting || !isOnlineAgain) && (
        <Button ref={handFocusToSubmit} onClick={press}>
          {isWaiting ? network.stop : network.wait}
        </Button>
      )}
    </>
  );
}
