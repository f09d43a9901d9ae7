import { takePastedFiles } from '../host/pasted-files';
import type { Origin } from '../origins';
import type { CategoryChoice } from '../routing/linked-choice';
import { announce } from '../ui/announce-value';
import { isSubmitKey } from '../ui/submit-key';
import { fileInputIn, selectsIn, showSubCategories, textsIn } from './controls';
import { restoreTexts } from './markup';

/** The member's input on a prerendered page. */
export interface Captured {
  /** The form's values by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** The chosen files, to which an open chooser may still add. */
  readonly chosen: DataTransfer;
  /** In click order. A form means its submit. */
  readonly pressed: Iterable<HTMLElement>;
}

/** Captures the input of a member on a prerendered page. */
export interface Capture {
  readonly captured: () => Captured;
  /**
   * Stops capturing, and restores the form to its prerendered state for React to hydrate, except typed text. Returns
   * the input for `replay`.
   * @param choice replaces the captured choice
   */
  readonly release: (choice?: CategoryChoice) => Captured;
  readonly end: () => void;
}

/** Adds to the chosen files (@spec §5 Attachments). */
type AddFiles = (files: Iterable<File> | null | undefined) => void;

const addingTo =
  (form: HTMLFormElement, chosen: DataTransfer): AddFiles =>
  (files) => {
    const input = fileInputIn(form);
    for (const file of files ?? []) chosen.items.add(file);
    if (input) input.files = chosen.files;
  };

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...selectsIn(form), ...textsIn(form)].map(({ name, value }) => [name, value]),
  );

/** Fills in a form with the input captured on a previous page. */
function fillIn(form: HTMLFormElement, origin: Origin, { values }: Captured): void {
  for (const control of [...selectsIn(form), ...textsIn(form)]) {
    control.value = values[control.name] ?? '';
    if (control.name === 'category') showSubCategories(form, origin);
  }
}

/** The link in a table row that an unmodified click would follow. */
function pressedLink(event: MouseEvent): HTMLElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('tr a') ?? undefined;
}

/**
 * Keeps what is chosen in a chooser, or photographed, that was open when another page replaced this one. A form that is
 * there receives the files as if they were chosen in it.
 */
function followChoosers(root: ShadowRoot, form: HTMLFormElement, addFiles: AddFiles): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    input.addEventListener('change', () => {
      if (input.isConnected) return;
      const shown = fileInputIn(root);
      if (shown) {
        shown.files = input.files;
        announce(shown, 'change');
      } else addFiles(input.files);
    });
  }
}

/**
 * Makes a prerendered contact page usable, and captures input that only the application can handle.
 * @param before input captured on a page that this one replaces
 */
export function capture(root: ShadowRoot, origin: Origin, before?: Captured): Capture | undefined {
  const form = root.querySelector('form');
  if (!form) return undefined;
  form.dataset.prerendered = '';
  const chosen = new DataTransfer();
  const addFiles = addingTo(form, chosen);
  // In click order, each target once.
  const pressed = new Set(before?.pressed);
  if (before) {
    fillIn(form, origin, before);
    addFiles(before.chosen.files);
  }
  followChoosers(root, form, addFiles);
  const listening = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    node: EventTarget,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => {
    node.addEventListener(name, listener as EventListener, { signal: listening.signal });
  };
  on(form, 'change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'category')
      showSubCategories(form, origin);
    else if (target instanceof HTMLInputElement) addFiles(target.files);
  });
  on(form, 'keydown', (event) => {
    const { target } = event;
    if (!isSubmitKey(event) || target instanceof HTMLButtonElement) return;
    event.preventDefault();
    form.requestSubmit();
  });
  on(form, 'submit', (event) => {
    event.preventDefault();
    pressed.add(form);
  });
  on(form, 'click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button') return;
    // The browser opens its file chooser or camera only during the member's click.
    const input = fileInputIn(form, button.name);
    if (input) input.click();
    else pressed.add(button);
  });
  on(root.host, 'drop', ({ dataTransfer }) => {
    addFiles(dataTransfer?.files);
  });
  on(form, 'paste', (event) => {
    addFiles(takePastedFiles(event));
  });
  // A navigation now would lose the files.
  on(root, 'click', (event) => {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    pressed.add(link);
  });
  const end = () => {
    listening.abort();
  };
  return {
    captured: () => ({ values: valuesOf(form), chosen, pressed }),
    release: (choice) => {
      end();
      delete form.dataset.prerendered;
      const values = { ...valuesOf(form), ...choice };
      showSubCategories(form, origin, '');
      restoreTexts(root);
      return { values, chosen, pressed };
    },
    end,
  };
}
