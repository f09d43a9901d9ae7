import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { askBeforeLeaving } from '../../host/ask-before-leaving';
import { keepAwake } from '../../host/keep-awake';

/** Asks before the page is left while a form is being sent, and keeps the screen on if it has files. */
export function WhileSending({ isSending }: { readonly isSending: boolean }) {
  const { values } = useFormikContext<{ readonly files: readonly File[] }>();
  const hasFiles = values.files.length > 0;
  useEffect(() => {
    if (!isSending) return;
    const sending = new AbortController();
    askBeforeLeaving(sending.signal);
    if (hasFiles) keepAwake(sending.signal);
    return () => {
      sending.abort();
    };
  }, [isSending, hasFiles]);
  return null;
}
