import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { isOffline } from '../../host/line';
import { LINE_TEXTS } from '../../text/later/line';
import { Button } from '../../ui/Button';
import { useStore } from '../../ui/use-store';
import { Words } from '../../ui/Words';
import { focusSubmit, keptFocus } from '../forms/kept-focus';
import { useLaterText } from '../later/use-later-text';
import type { SendingStore } from './sending-store';

const keepFocus = keptFocus(focusSubmit);

/** Offers to send the form once the browser is online. An edit ends the wait. */
export function NothingHasLeft({ sending }: { sending: SendingStore<unknown> }) {
  const { line } = useLaterText(LINE_TEXTS);
  const now = useStore(sending);
  const { values } = useFormikContext();
  const isWaiting = now.is === 'waiting';
  const isEdited = isWaiting && now.values !== values;
  useEffect(() => {
    if (isEdited) sending.act({ type: 'stop' });
  }, [isEdited, sending]);
  const press = () => {
    sending.act(isWaiting ? { type: 'stop' } : { type: 'wait', values, isOnline: !isOffline() });
  };
  return (
    <>
      <p role="status">
        <Words>{isWaiting ? line.waiting : line.offline}</Words>
      </p>
      {/* One button, so that it keeps the focus. */}
      <Button ref={keepFocus} onClick={press}>
        {isWaiting ? line.stop : line.wait}
      </Button>
    </>
  );
}
