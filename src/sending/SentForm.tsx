import { useEffect } from 'react';
import { useForm } from '../components/forms/form-context';
import { useValidate } from '../components/forms/ValidatedForm';
import type { SentValues } from './sending';
import type { SendingMachine } from './sending-store';

interface SentFormProps<Values> {
  readonly sending: SendingMachine<Values>;
  /** Whether a form with these values has nothing to send. */
  readonly isShortened?: (values: Values) => boolean;
}

/** Registers the surrounding form as the one that is sent, with its values at that time. */
export function SentForm<Values extends SentValues>({
  sending,
  isShortened,
}: SentFormProps<Values>): null {
  const validate = useValidate<Values>();
  const form = useForm<Values>();
  useEffect(() => {
    sending.attach(async (signal) => {
      const hasNothing = () => isShortened?.(form.get().values) === true;
      if (hasNothing()) return undefined;
      const values = await validate(signal);
      // Validating reads what was chosen without an event.
      return hasNothing() ? undefined : values;
    });
  });
  return null;
}
