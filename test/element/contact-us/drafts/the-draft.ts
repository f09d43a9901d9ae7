import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { pageIdle } from '../../../../src/host/page-idle';
import { afterEveryTest } from '../../../support/after-every-test';
import { file } from '../../../support/attachments';
import { holdWaits } from '../../../support/hold-waits';
import { mount, shadow, user } from '../../../support/mount';
import { storedDrafts } from '../../../support/stored-drafts';
import { QUERY_TEXT, theForm } from '../the-form';

export const KEEP = { name: 'Keep a draft on this device for 24 hours' };
export const KEPT = /^Draft kept until \d{4}-\d{2}-\d{2} \d{2}:\d{2}\.$/;
export const FOUND = /^You have a draft from \d{4}-\d{2}-\d{2} \d{2}:\d{2}\. Files: (\d+)\.$/;
export const ERASED = 'Draft deleted from this device.';
export const UNABLE = 'This browser can’t keep drafts. What you type is gone when the page closes.';
export const WAS_SENDING = 'You were sending this when the page closed, so it may have arrived.';
export const RECEIVED = { name: 'Log another query' };
export const DAY = 24 * 60 * 60 * 1000;

/** The debounce after which a form is stored. */
let rest: ReturnType<typeof holdWaits>;
const loadPart = () => import('../../../../src/drafts/draft-parts');

beforeEach(async () => {
  await loadPart();
  rest = holdWaits((milliseconds) => milliseconds === 1000);
});
afterEveryTest(() => {
  rest.stop();
});

/** Ends the debounce of the forms, so that they are stored now. */
export const passRest = () => {
  rest.passAll();
};

export const checkbox = (element: Element) =>
  shadow(element).findByRole<HTMLInputElement>('checkbox', KEEP);

/** Touches a form without content of the member, and waits until its drafts are open. */
export async function touch(element: Element): Promise<void> {
  const { category } = theForm(element);
  category.focus();
  category.blur();
  await checkbox(element);
}

/** Ends the debounce of the form, and waits until its draft is stored. */
export async function kept(element: Element): Promise<void> {
  await checkbox(element);
  passRest();
  await shadow(element).findAllByText(KEPT);
}

/** Waits until the page has been idle, so that the part for drafts has rendered. */
export async function partIsThere(): Promise<void> {
  await pageIdle();
  await pageIdle();
}

/** Holds the callbacks for an idle page, until the returned function is called. */
export function holdIdle(): () => void {
  // Safari has no idle callbacks, so the element uses a timer of this length.
  const waits = holdWaits((milliseconds) => milliseconds === 200, { firesItself: false });
  const held: IdleRequestCallback[] = [];
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (requestIdleCallback)
    Object.assign(window, {
      requestIdleCallback: (run: IdleRequestCallback) => held.push(run),
    });
  return () => {
    if (requestIdleCallback) Object.assign(window, { requestIdleCallback });
    for (const run of held) requestIdleCallback?.(run);
    waits.passAll();
    waits.stop();
  };
}

export async function openForm(attributes: Readonly<Record<string, string>> = { drafts: 'keep' }) {
  const element = await mount(attributes);
  const form = theForm(element);
  await form.settled();
  return { element, form };
}

/** Simulates leaving the page by removing the element. */
export const leave = (element: Element) => {
  element.remove();
};

/** The box of the found draft, once it is there. */
export const found = (element: Element) => shadow(element).findByText(FOUND);

export const press = async (element: Element, name: string) =>
  user.click(await shadow(element).findByRole('button', { name }));

export const proceed = (element: Element) => press(element, 'Continue with it');

export const isEmpty = () =>
  waitFor(async () => {
    expect(await storedDrafts()).to.deep.equal({ drafts: [], files: [] });
  });

/** A stored draft with two files, whose page was left. */
export async function leftBehind(attributes?: Readonly<Record<string, string>>) {
  const files = [file('bill.pdf', 3000), file('Verwysing é.pdf', 500)];
  const { element, form } = await openForm(attributes);
  await form.fill({ category: 'Other', query: QUERY_TEXT, files });
  await kept(element);
  leave(element);
  return files;
}
