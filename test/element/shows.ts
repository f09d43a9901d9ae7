import { shadow } from '../support/mount';

/** Waits until an element shows the form of the member website. */
export const showsMemberWebsite = (element: Element) =>
  shadow(element).findByRole('option', { name: 'Manage plan' });

/** Waits until an element shows the form of the medicine delivery. */
export const showsDelivery = (element: Element) =>
  shadow(element).findByRole('option', { name: 'Order query' });
