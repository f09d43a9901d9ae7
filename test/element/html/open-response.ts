import { waitFor } from '@testing-library/dom';
import { shadow } from '../../support/mount';
import type { PortalPage } from './portal-page';

/**
 * Opens the response of a query. Each call needs a new reference number.
 * @returns the document of the response, or the message shown in its place
 */
export async function openResponse(
  { window, element }: PortalPage,
  reference: number,
): Promise<Document | string> {
  window.location.hash = `#/update/default?reference=${String(reference)}&timeline=false`;
  await shadow(element).findByText(`Query ${String(reference)}`);
  (await shadow(element).findByText('View response sent to you via email')).click();
  return waitFor(() => {
    const panel = element.shadowRoot?.querySelector('[part~=response]');
    const frame = panel?.querySelector('iframe');
    if (frame?.contentDocument?.adoptedStyleSheets.length) return frame.contentDocument;
    const message = panel?.querySelector('.alert, :scope > p')?.textContent;
    if (frame || message === undefined) throw new Error('The response is not there yet');
    return message;
  });
}
