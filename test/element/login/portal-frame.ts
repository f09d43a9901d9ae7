import { waitFor } from '@testing-library/dom';
import { screenShown } from '../../support/mount';

/**
 * Opens the login screen on a separate page, in a frame, because a login may navigate the page. The caller removes
 * the frame.
 */
export async function openPortalFrame(attributes: Readonly<Record<string, string>>) {
  const frame = document.createElement('iframe');
  frame.title = 'Portal';
  frame.src = `/test/element/login/portal.html${location.search}#/login`;
  document.body.append(frame);
  await waitFor(() => {
    const isReady = frame.contentWindow?.customElements.get('medical-aid-inquiries');
    if (!isReady) throw new Error('The frame knows no element yet');
  });
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no page');
  const element = page.createElement('medical-aid-inquiries');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  page.body.append(element);
  await screenShown(element);
  return { frame, element };
}
