import type { Origin } from '../origins';
import { subCategories } from '../text/categories';

/** The text controls. */
export const textsIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="file"])',
  ),
];

export const selectsIn = (form: HTMLFormElement) => [...form.querySelectorAll('select')];

export const fileInputIn = (within: HTMLFormElement | ShadowRoot) =>
  within.querySelector<HTMLInputElement>('input[type="file"]');

function selectOf(form: HTMLFormElement, name: string): HTMLSelectElement | undefined {
  return selectsIn(form).find((select) => select.name === name);
}

function showOptions(select: HTMLSelectElement, codes: readonly string[]): void {
  const words: Readonly<Record<string, string>> = subCategories;
  select.length = 1;
  select.append(...codes.map((code) => new Option(words[code], code)));
}

const hideFieldOf = (select: HTMLSelectElement, isHidden: boolean) => {
  const field = select.closest<HTMLElement>('[data-field]');
  if (field) field.hidden = isHidden;
};

/** Offers the sub-categories of the chosen category, or hides their field (@spec §4). */
export function showSubCategories(form: HTMLFormElement, { categories }: Origin): void {
  const select = selectOf(form, 'subCategory');
  const category = selectOf(form, 'category')?.value ?? '';
  if (!select) return;
  const codes = Object.keys(categories[category] ?? {});
  showOptions(select, codes);
  hideFieldOf(select, category !== '' && codes.length === 0);
}

/** Restores the prerendered sub-category field, which is shown without options. */
export function resetSubCategories(form: HTMLFormElement): void {
  const select = selectOf(form, 'subCategory');
  if (!select) return;
  showOptions(select, []);
  hideFieldOf(select, false);
}
