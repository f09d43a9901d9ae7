import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWriteForm } from '../../../components/forms/form-context';
import { MAX_ADDRESS_LENGTH } from '../../../domain/limits';
import { useMemberAddress } from '../../../requests/use-member';
import { useOfStore } from '../../../ui/use-store';
import type { LogQueryValues } from '../../../visit/log-query-values';

/**
 * Keeps the member's first email address in the field (@spec §2) until the member changes it. After another member's
 * login it is that member's. It may arrive late. A failure leaves the field unchanged and shows nothing. A component,
 * so that the answer renders the form only once, with the address in it.
 */
export function PrefilledEmail(): null {
  const { errors, isValidating } = useFormikContext<LogQueryValues>();
  const form = useForm<LogQueryValues>();
  const write = useWriteForm<LogQueryValues>();
  const address = useMemberAddress();
  const version = useOfStore(form, (now) => now.version);
  const fillIn = useEffectEvent((email: string) => {
    const { values, changed } = form.get();
    if (changed.has('email') || email === values.email) return;
    // Validates only if a shown error may be outdated, because this alone must not load the rules.
    const hasErrors = isValidating || Object.keys(errors).length > 0;
    void write({ type: 'filledIn', values: { email } }, hasErrors);
  });
  useEffect(() => {
    if (address && address.length <= MAX_ADDRESS_LENGTH) fillIn(address);
    // Again for a draft without an address.
  }, [address, version]);
  return null;
}
