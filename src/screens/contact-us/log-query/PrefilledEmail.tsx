import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { useMemberDetails } from '../../../components/requests/use-member';
import { MAX_ADDRESS_LENGTH } from '../../../domain/limits';
import type { LogQueryValues } from './log-query-values';

/**
 * Fills in the member's first email address (@spec §2), unless the member has filled it in: it may
 * arrive late. A failure leaves the field empty and says nothing. A component, so that the answer
 * renders the form once: with the address in it.
 */
export function PrefilledEmail({ form }: { form: RefObject<HTMLFormElement | null> }): null {
  const { values, errors, isValidating, setFieldValue } = useFormikContext<LogQueryValues>();
  const { data } = useMemberDetails();
  const isSettled = useRef(false);
  const address = data?.emails[0];

  useEffect(() => {
    // Only a member who typed an address has decided on it; one who passed through the field has not.
    if (values.email !== '') isSettled.current = true;
    if (isSettled.current || !address || address.length > MAX_ADDRESS_LENGTH) return;
    isSettled.current = true;
    // Validates only if an error may be outdated now: the rules are not loaded for this alone.
    const hasErrors = isValidating || Object.keys(errors).length > 0;
    void setFieldValue('email', address, hasErrors).then(() => {
      // If the field has the focus, the next key replaces the address.
      const control = form.current?.elements.namedItem('email');
      if (control instanceof HTMLInputElement && control.matches(':focus')) control.select();
    });
  }, [address, values.email, errors, isValidating, setFieldValue, form]);
  return null;
}
