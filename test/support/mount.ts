import { configure, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEveryTest } from './after-every-test';
import { stopCollecting, verifyNoProblems } from './collect';
import { historyIsFree } from './history-limit';
import { verifyWire } from './wire';

const TAG = 'medical-aid-inquiries';

configure({
  // The library's own message would print the page, of which a shadow tree is no part.
  getElementError: (message) => new Error(message ?? 'Not found'),
  // A busy machine may take its time. No call has the same limit: tests hold the waits of that length.
  asyncUtilTimeout: 25_000,
});

/** A member's hands. Files of every type can be chosen: refusing them is the element's work. */
export const user = userEvent.setup({ applyAccept: false, delay: null });

/**
 * WebKit opens the menu of a select on a press that no member made, and chooses what lies under the
 * pointer. The press still brings the focus.
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

/** Goes to a hash without leaving a history entry. */
const replaceHash = (hash: string) => {
  if (location.hash === hash) return;
  // Whole: a test may have set a <base>.
  history.replaceState(null, '', location.origin + location.pathname + location.search + hash);
};

/**
 * Puts the element into the document and waits until its screen is there. It is taken out after the
 * test, which fails where a request came unexpected or the console has got an error.
 *
 * @param attributes by their names in HTML
 * @param options `hash` is the page's, '#' included; none where it is left out
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

/** Waits until the element shows a screen that the application answers for: every screen has a heading. */
export const screenShown = (element: Element) =>
  waitFor(() => {
    const headings = shadow(element).getAllByRole('heading');
    if (element.shadowRoot?.querySelector('[data-prerendered]'))
      throw new Error('Only painted yet');
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
