import { createValueStore, type ReadStore } from '../ui/value-store';
import { firstForm, nextForm, type FormEvent, type FormState } from './form-state';

/** The content of a form. It outlives the form's screen. */
export interface FormStore<Values> extends ReadStore<FormState<Values>> {
  /** The form's key in its visit and among the drafts on the device. */
  readonly name: string;
  readonly send: (event: FormEvent<Values>) => void;
  /** The values of an empty form. */
  readonly empty: Values;
}

/**
 * @param empty the values of an empty form
 * @param initial the state left by the prerendered page
 */
export function createFormStore<Values extends object>(
  name: string,
  empty: Values,
  initial: FormState<Values> = firstForm(empty),
): FormStore<Values> {
  const { subscribe, get, set } = createValueStore(initial);
  return {
    name,
    subscribe,
    get,
    empty,
    send: (event) => {
      set(nextForm(empty, get(), event));
    },
  };
}
