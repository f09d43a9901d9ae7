import { flushSync } from 'react-dom';
import { ORIGIN_NAMES } from '../../origins';
import type { FollowedLink } from '../../routing/followed-link';
import { draftOf, filledInOf, followedLinkOf, type Drafts } from '../forms/drafts';
import type { FormContent } from './own-draft';

/** The values of a form with files. */
export interface KeptValues {
  readonly files: readonly File[];
  readonly [name: string]: string | readonly File[] | undefined;
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

export const contentOf = ({ files, ...values }: KeptValues, camera: boolean): FormContent => ({
  // A number on every page: Datejs replaces `Date.now`.
  at: new Date().getTime(),
  elapsed: performance.now(),
  values: Object.fromEntries(Object.entries(values).filter(isText)),
  files,
  camera,
});

/** What the page has filled in itself: the member's address, and the choice of a link. */
function filledInByPage(drafts: Drafts, form: string): Readonly<Record<string, unknown>> {
  const origin = ORIGIN_NAMES.find((name) => draftOf(name) === form);
  if (!origin) return {};
  const link = drafts.get(followedLinkOf(origin)) as FollowedLink | undefined;
  return { ...link?.choice, email: drafts.get(filledInOf(origin))?.['address'] };
}

/**
 * Whether a member has filled in something.
 * @param drafts those in memory
 * @param form the form's name
 */
export function holdsSomething(
  drafts: Drafts,
  form: string,
  { files, ...texts }: KeptValues,
): boolean {
  const byPage = filledInByPage(drafts, form);
  return (
    files.length > 0 ||
    Object.entries(texts).some(([name, text]) => text !== '' && text !== byPage[name])
  );
}

/** What a form that is on no screen holds. */
export function contentIn(drafts: Drafts, form: string): FormContent | undefined {
  const { files = [], ...texts } = (drafts.get(form) ?? {}) as Partial<KeptValues>;
  const values = { ...texts, files };
  return holdsSomething(drafts, form, values) ? contentOf(values, false) : undefined;
}

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
