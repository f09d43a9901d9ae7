import type { RefCallback } from 'react';

/**
 * Returns a ref for a box that may be removed from its form, which keeps the focus on the page if the box has it.
 * @param focus focuses another element of the form
 */
export const keptFocus =
  (focus: (form: HTMLFormElement) => void): RefCallback<Element> =>
  (box) => {
    const form = box?.closest('form');
    return () => {
      if (form && box?.matches(':focus-within')) focus(form);
    };
  };

/** A ref for a box that may be removed, which hands the focus to the submit button. */
export const handFocusToSubmit = keptFocus((form) => {
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
});
