import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { useApi } from '../../../api/api-context';
import { useRead } from '../../../components/use-read';
import { MAX_ADDRESS_LENGTH } from '../../../domain/email-address';
import type { LogQueryValues } from './log-query-values';

/**
 * Fills in the member's first email address (@spec §2), unless the member has filled it in: it may
 * arrive late. A failure leaves the field empty and says nothing. A component, so that the answer
 * renders the form once: with the address in it.
 */
export function PrefilledEmail({ form }: { form: RefObject<HTMLFormElement | null> }): null {
  const { memberDetails } = useApi();
  const { values, setFieldValue } = useFormikContext<LogQueryValues>();
  const { data } = useRead('member-details', (signal) => memberDetails.read({}, { signal }), {
    revalidateIfStale: false,
  });
  const isSettled = useRef(false);
  const address = data?.emails[0];

  useEffect(() => {
    // Whoever has only passed through the field, or sent the form, has said nothing of it.
    if (values.email !== '') isSettled.current = true;
    if (isSettled.current || !address || address.length > MAX_ADDRESS_LENGTH) return;
    isSettled.current = true;
    void setFieldValue('email', address).then(() => {
      // Where the member stands in the field already, the next key replaces what came.
      const control = form.current?.elements.namedItem('email');
      if (control instanceof HTMLInputElement && control.matches(':focus')) control.select();
    });
  }, [address, values.email, setFieldValue, form]);
  return null;
}
