import { useFormikContext } from 'formik';
import { useEffect, useState, type RefObject } from 'react';
import { filledInOf, useDrafts } from '../../../components/forms/drafts';
import { hearValues } from '../../../components/forms/unheard-values';
import { useMemberAddress } from '../../../components/requests/use-member';
import { MAX_ADDRESS_LENGTH } from '../../../domain/limits';
import type { Origin } from '../../../origins';
import type { LogQueryValues } from './log-query-values';

interface PrefilledEmailProps {
  readonly origin: Origin;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * Keeps the member's first email address in the field (@spec §2) until the member changes it: after the
 * login of another member it is theirs. It may arrive late. A failure leaves the field as it is and says
 * nothing. A component, so that the answer renders the form once: with the address in it.
 */
export function PrefilledEmail({ origin, form }: PrefilledEmailProps): null {
  const { values, errors, isValidating, setFieldValue } = useFormikContext<LogQueryValues>();
  const address = useMemberAddress();
  const drafts = useDrafts();
  const saved = filledInOf(origin.name);
  // Undefined once the member has changed the field. One that a draft has left empty is filled in again.
  const [filledIn, setFilledIn] = useState<string | undefined>(() =>
    drafts.get(saved)?.['address'] === values.email ? values.email : '',
  );

  useEffect(() => {
    if (filledIn === undefined) return;
    if (values.email !== filledIn) {
      drafts.delete(saved);
      setFilledIn(undefined);
      return;
    }
    if (!address || address === filledIn || address.length > MAX_ADDRESS_LENGTH) return;
    const { current } = form;
    const control = current?.elements.namedItem('email');
    // Set by the browser or a password manager.
    const isSet = control instanceof HTMLInputElement && control.value !== values.email;
    if (current) hearValues(current, values);
    if (isSet) return;
    drafts.set(saved, { address });
    setFilledIn(address);
    // Validates only if an error may be outdated now: the rules are not loaded for this alone.
    const hasErrors = isValidating || Object.keys(errors).length > 0;
    void setFieldValue('email', address, hasErrors).then(() => {
      // If the field has the focus, the next key replaces the address.
      if (control instanceof HTMLInputElement && control.matches(':focus')) control.select();
    });
  }, [filledIn, values, address, drafts, saved, isValidating, errors, setFieldValue, form]);
  return null;
}
