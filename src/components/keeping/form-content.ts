import { flushSync } from 'react-dom';
import type { FormContent } from './own-draft';

/** The values of a form with files. */
export interface KeptValues {
  readonly files: readonly File[];
  readonly [name: string]: string | readonly File[] | undefined;
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

export const contentOf = ({ files, ...values }: KeptValues, camera: boolean): FormContent => ({
  at: Date.now(),
  values: Object.fromEntries(Object.entries(values).filter(isText)),
  files,
  camera,
});

/** Whether a member has filled in more than what the page fills in itself. */
export const holdsSomething = ({ files, query = '' }: KeptValues): boolean =>
  files.length > 0 || query !== '';

const longTextsIn = (form: HTMLFormElement) => [...form.querySelectorAll('textarea')];

/** The values of a form on screen. A long text is in its control alone until the field is left. */
export const valuesOn = (form: HTMLFormElement, values: KeptValues): KeptValues => ({
  ...values,
  ...Object.fromEntries(longTextsIn(form).map(({ name, value }) => [name, value])),
});

/** Keeps the focus on the page when what had it is removed. */
export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('select, input:not([type="file"]), textarea')?.focus();
}

interface FillOptions {
  readonly values: KeptValues;
  readonly draft: Readonly<Record<string, string>>;
  readonly files: readonly File[];
  readonly setValues: (values: KeptValues) => void;
}

/** Fills in a form with a draft, and focuses its first field. Fields that it does not have are left out. */
export function fillForm(
  form: HTMLFormElement,
  { values, draft, files, setValues }: FillOptions,
): void {
  // First, because a choice may remove the field, which then saves its text.
  for (const control of longTextsIn(form)) {
    const value = draft[control.name] ?? '';
    if (control.value === value) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  const known = Object.entries(draft).filter(([name]) => typeof values[name] === 'string');
  flushSync(() => {
    setValues({ ...values, ...Object.fromEntries(known), files });
  });
  focusFirstField(form);
}
