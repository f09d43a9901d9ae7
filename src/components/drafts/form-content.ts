import { holdsSomething, type FormValues } from '../../visit/form-state';
import type { FormStore } from '../../visit/form-store';
import type { FormContent, Source } from './draft-state';

/** The values of a form with files. */
export type KeptValues = FormValues & { readonly files: readonly File[] };

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** A form as the source of its draft. */
export const sourceOf = ({ get, subscribe }: FormStore<KeptValues>): Source => ({
  subscribe,
  get: (): FormContent | undefined => {
    const now = get();
    const { files, ...texts } = now.values;
    const camera = now.open === 'camera';
    if (!camera && !holdsSomething(now)) return undefined;
    return {
      // Always a number, although Datejs replaces `Date.now`.
      at: new Date().getTime(),
      values: Object.fromEntries(Object.entries(texts).filter(isText)),
      files,
      camera,
    };
  },
});

/** Keeps the focus on the page when the focused element is removed. */
export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('select, input:not([type="file"]), textarea')?.focus();
}
