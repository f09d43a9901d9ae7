import { screenShown, shadow } from '../../support/mount';

async function offers(element: Element, category: string) {
  await shadow(element).findByRole('option', { name: category });
  // The form is prerendered before it follows the page's address.
  await screenShown(element);
}

/** Waits until an element shows the form of the member website. */
export const showsMemberWebsite = (element: Element) => offers(element, 'Manage plan');

/** Waits until an element shows the form of the medicine delivery. */
export const showsDelivery = (element: Element) => offers(element, 'Order query');
