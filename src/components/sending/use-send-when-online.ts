import { useFormikContext } from 'formik';
import { useEffect, useState, type RefObject } from 'react';
import { askBeforeLeaving } from '../../host/ask-before-leaving';
import { useIsOffline } from '../../host/line';

/** In milliseconds: a connection that has just been made may break again. */
const SETTLING = 2000;

function submitFormOf(button: HTMLButtonElement | null): void {
  const form = button?.form;
  // The button is removed with the failure: keeps the focus on the page.
  if (button?.matches(':focus')) form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  form?.requestSubmit();
}

/**
 * Submits a form once the browser is online, while the member waits for it. An edit ends the wait.
 * @param button a button of the form
 */
export function useSendWhenOnline(button: RefObject<HTMLButtonElement | null>) {
  const { values } = useFormikContext();
  const isOffline = useIsOffline();
  /** The values that are to be sent; undefined while nothing waits. */
  const [awaited, setAwaited] = useState<unknown>();
  if (awaited !== undefined && awaited !== values) setAwaited(undefined);
  const isWaiting = awaited !== undefined;

  useEffect(() => {
    if (!isWaiting) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const stop = () => {
      setAwaited(undefined);
    };
    askBeforeLeaving(signal);
    // Before the values: those of a long text change when the field is left.
    button.current?.form?.addEventListener('input', stop, { signal });
    return () => {
      waiting.abort();
    };
  }, [isWaiting, button]);

  useEffect(() => {
    if (!isWaiting || isOffline) return;
    const settled = setTimeout(() => {
      setAwaited(undefined);
      submitFormOf(button.current);
    }, SETTLING);
    return () => {
      clearTimeout(settled);
    };
  }, [isWaiting, isOffline, button]);

  return {
    isWaiting,
    wait: () => {
      setAwaited(values);
    },
    stop: () => {
      setAwaited(undefined);
    },
  };
}
