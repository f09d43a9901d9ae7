import type { Origin } from '../origins';
import { subCategories } from '../text/categories';

/** What a member has filled in before the application was there, by the names of the fields. */
export type TypedValues = Readonly<Record<string, string>>;

/** The painted form answers for itself until the application takes it over. */
export interface StandIn {
  /** What the form holds; from now on it changes nothing of itself. */
  readonly freeze: () => TypedValues;
  /** Stops standing in; what the member has asked for meanwhile is done by the application. */
  readonly handOver: () => void;
  /** Stops standing in for good. */
  readonly end: () => void;
}

function showSubCategories(form: HTMLFormElement, { categories }: Origin): void {
  const category = form.elements.namedItem('category');
  const select = form.elements.namedItem('subCategory');
  if (!(category instanceof HTMLSelectElement) || !(select instanceof HTMLSelectElement)) return;
  const codes = Object.keys(categories[category.value] ?? {});
  const words: Readonly<Record<string, string>> = subCategories;
  select.length = 1;
  select.append(...codes.map((code) => new Option(words[code], code)));
  // A category without any asks for none (@spec §4); before one is chosen the field stands.
  const field = select.closest<HTMLElement>('.field');
  if (field) field.hidden = category.value !== '' && codes.length === 0;
}

const chooserIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[type="file"]');

/** The form's chosen files and these: a later choice adds (@spec §5 Attachments). */
function addFiles(form: HTMLFormElement, files: Iterable<File>, kept: DataTransfer): void {
  const chooser = chooserIn(form);
  for (const file of files) kept.items.add(file);
  if (chooser) chooser.files = kept.files;
}

/** Lets a painted contact page answer: nothing done there before the application comes is lost. */
export function standIn(root: ShadowRoot, origin: Origin): StandIn | undefined {
  const form = root.querySelector('form');
  if (!form) return undefined;
  // Until the application answers for it.
  form.dataset.painted = '';
  const answering = new AbortController();
  const standing = new AbortController();
  const kept = new DataTransfer();
  let asked: (() => void) | undefined;

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    answer: (event: HTMLElementEventMap[Name]) => void,
    { signal }: AbortController = standing,
  ) => {
    form.addEventListener(name, answer, { signal });
  };
  on(
    'change',
    ({ target }) => {
      if (target === form.elements.namedItem('category')) showSubCategories(form, origin);
    },
    answering,
  );
  on('change', ({ target }) => {
    const chooser = chooserIn(form);
    if (target === chooser && chooser) addFiles(form, chooser.files ?? [], kept);
  });
  on('dragover', (event) => {
    event.preventDefault();
  });
  on('drop', (event) => {
    event.preventDefault();
    addFiles(form, event.dataTransfer?.files ?? [], kept);
  });
  on('submit', (event) => {
    event.preventDefault();
    asked = () => {
      form.requestSubmit();
    };
  });
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button') return;
    // The browser opens its chooser only while the member's press is fresh.
    if (button.name === 'files') chooserIn(form)?.click();
    else {
      asked = () => {
        button.click();
      };
    }
  });
  const onLink = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('.row-link') : null;
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    // A change of route now would cost what is attached.
    event.preventDefault();
    asked = () => {
      link.click();
    };
  };
  // The table is no part of the form.
  root.addEventListener('click', onLink as EventListener, { signal: standing.signal });
  const end = () => {
    answering.abort();
    standing.abort();
  };
  return {
    freeze: () => {
      answering.abort();
      const controls = form.querySelectorAll<HTMLInputElement>(
        'select, textarea, input:not([type="file"])',
      );
      return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
    },
    handOver: () => {
      end();
      delete form.dataset.painted;
      // In a task of its own: the application is still at it.
      if (asked) setTimeout(asked);
      asked = undefined;
    },
    end,
  };
}
