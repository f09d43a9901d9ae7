import { theForm, type Filling } from '../contact-us/the-form';

/** Fills in the form and sends it, once it shows the member's own address. */
export async function sendQuery(element: Element, filling: Filling): Promise<void> {
  const form = theForm(element);
  await form.settled();
  await form.fill(filling);
  await form.submit();
}

export const CLAIM = {
  category: 'Medical claims',
  subCategory: 'Claim not paid',
  query: 'Why?',
} as const satisfies Filling;

export const DELIVERY = {
  category: 'Order query',
  query: 'Where is it?',
} as const satisfies Filling;

export const ANYTHING = { category: 'Other', query: 'Why?' } as const satisfies Filling;
