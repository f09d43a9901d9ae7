import type { Origin } from '../origins';
import { subCategories } from '../text/categories';

/** The text controls. */
export const textsIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="file"])',
  ),
];

export const selectsIn = (form: HTMLFormElement) => [...form.querySelectorAll('select')];

/** The file input that the button of this name opens. */
export const fileInputIn = (within: HTMLFormElement | ShadowRoot, name = 'files') =>
  within.querySelector<HTMLInputElement>(`input[type="file"][name="${name}"]`);

function selectOf(form: HTMLFormElement, name: string): HTMLSelectElement | undefined {
  return selectsIn(form).find((select) => select.name === name);
}

/**
 * Offers a category's sub-categories, or hides their field (@spec §4). Without a category the field is as prerendered:
 * shown without options.
 */
export function showSubCategories(
  form: HTMLFormElement,
  { categories }: Origin,
  category = selectOf(form, 'category')?.value ?? '',
): void {
  const select = selectOf(form, 'subCategory');
  if (!select) return;
  const words: Readonly<Record<string, string>> = subCategories;
  const codes = Object.keys(categories[category] ?? {});
  select.length = 1;
  select.append(...codes.map((code) => new Option(words[code], code)));
  const field = select.closest<HTMLElement>('[data-field]');
  if (field) field.hidden = category !== '' && codes.length === 0;
}
