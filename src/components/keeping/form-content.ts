import { holdsSomething, type FormValues } from '../visit/form-state';
import type { FormStore } from '../visit/form-store';
import type { FormContent } from './own-draft';

/** The values of a form with files. */
export type KeptValues = FormValues & { readonly files: readonly File[] };

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

const contentOf = ({ files, ...values }: KeptValues, camera: boolean): FormContent => ({
  // A number on every page: Datejs replaces `Date.now`.
  at: new Date().getTime(),
  elapsed: performance.now(),
  values: Object.fromEntries(Object.entries(values).filter(isText)),
  files,
  camera,
});

/** What a form holds, if the member has filled in something or has had a draft. */
export function contentIn(
  { get }: Pick<FormStore<KeptValues>, 'get'>,
  hasDraft: boolean,
): FormContent | undefined {
  const now = get();
  const hasCamera = now.open === 'camera';
  const isDraft = hasCamera || hasDraft || holdsSomething(now);
  return isDraft ? contentOf(now.values, hasCamera) : undefined;
}

/** Keeps the focus on the page when what had it is removed. */
export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('select, input:not([type="file"]), textarea')?.focus();
}
