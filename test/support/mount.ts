import { configure, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEveryTest } from './after-every-test';
import { stopCollecting, verifyNoProblems } from './collect';
import { historyIsFree } from './history-limit';
import { wait } from './limits';
import { verifyWire } from './wire/wire';

const TAG = 'medical-aid-inquiries';

configure({
  // The library's default message prints the page, but not its shadow trees.
  getElementError: (message) => new Error(message ?? 'Not found'),
  // Shorter than the limit of a test, whose message would not say what the test waited for.
  asyncUtilTimeout: wait,
});

/** Acts like a member. Files of every type can be chosen, because the element must refuse them itself. */
export const user = userEvent.setup({ applyAccept: false, delay: null });

/**
 * WebKit opens a select's menu even on a scripted press, and chooses the option under the pointer. The press still
 * focuses the select.
 */
document.addEventListener('mousedown', (event) => {
  const [target] = event.composedPath();
  if (event.isTrusted || !(target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  target.focus();
});

/** Queries by role, label and text within the element's shadow tree. */
export const shadow = (element: Element) => {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no open shadow root`);
  return within(element.shadowRoot as unknown as HTMLElement);
};

/** Sets the hash without a history entry. */
const replaceHash = (hash: string) => {
  if (location.hash === hash) return;
  // An absolute URL, because a test may have set a <base>.
  history.replaceState(null, '', location.origin + location.pathname + location.search + hash);
};

/**
 * Adds the element to the document and waits until its screen is shown. After the test, the element is removed, and
 * an unexpected request or a console error fails the test.
 *
 * @param attributes by their names in HTML
 * @param options `hash` is the hash of the page, with '#'; empty by default
 */
export async function mount(
  attributes: Readonly<Record<string, string>> = {},
  { hash = '' } = {},
): Promise<HTMLElement> {
  await import('../../src/index');
  replaceHash(hash);
  const element = document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await screenShown(element);
  return element;
}

/** Waits until the application has rendered a screen, because every screen has a heading. */
export const screenShown = (element: Element) =>
  waitFor(() => {
    const headings = shadow(element).getAllByRole('heading');
    if (element.shadowRoot?.querySelector('[data-prerendered]'))
      throw new Error('Only prerendered yet');
    return headings;
  });

function leaveNothingBehind() {
  document.querySelectorAll(TAG).forEach((element) => {
    element.remove();
  });
  replaceHash('');
  stopCollecting();
  sessionStorage.clear();
  localStorage.clear();
  delete (window as { dataLayer?: unknown[] }).dataLayer;
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; path=/`;
  }
}

afterEveryTest(async () => {
  leaveNothingBehind();
  await verifyWire();
  verifyNoProblems();
  await historyIsFree();
});
