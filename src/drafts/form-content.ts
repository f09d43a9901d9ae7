import { holdsSomething, type FormState, type FormValues } from '../visit/form-state';
import type { FormContent } from './draft-state';

/** The values of a form with files. */
export type KeptValues = FormValues & { readonly files: readonly File[] };

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** The content of a form; undefined while it holds nothing of the member's. */
export function contentOf(now: FormState<KeptValues>): FormContent | undefined {
  const { files, ...texts } = now.values;
  const camera = now.dialog === 'camera';
  if (!camera && !holdsSomething(now)) return undefined;
  return {
    // Always a number, although Datejs replaces `Date.now`.
    at: new Date().getTime(),
    values: Object.fromEntries(Object.entries(texts).filter(isText)),
    files,
    camera,
  };
}

/** Keeps the focus on the page when the focused element is removed. */
export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('select, input:not([type="file"]), textarea')?.focus();
}
