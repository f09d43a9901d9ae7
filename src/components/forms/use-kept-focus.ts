import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the focus on the page when a box that has it is removed from its form.
 * @param focus focuses something else of the form
 */
export function useKeptFocus(
  box: RefObject<Element | null>,
  focus: (form: HTMLFormElement) => void,
): void {
  useLayoutEffect(() => {
    const { current } = box;
    const form = current?.closest('form');
    return () => {
      if (form && current?.matches(':focus-within')) focus(form);
    };
  }, [box, focus]);
}

/** Focuses the button that submits a form: it is near the end. */
export function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
