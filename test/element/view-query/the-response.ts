import { waitFor } from '@testing-library/dom';
import { user } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import { ANY_RESPONSE, openQueryWire, RESPONSE_BUTTON, viewQuery } from './the-query';

export const PANEL = { name: 'Response sent via email' };
export const NO_RESPONSE = 'There is no response yet.';

/** Base64 of bytes; a string is encoded as UTF-8. */
export function encode(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The answer with an email's HTML. */
export const emailOf = (content: string | Uint8Array): Answer => ({
  json: { encodedResponse: encode(content) },
});

/** Views a query and opens its response. The server sends this answer. */
export async function openResponse(answer: Answer | Answer[]) {
  const wire = await openQueryWire({ [ANY_RESPONSE]: answer });
  const { element, screen } = await viewQuery();
  const button = screen.getByRole('button', RESPONSE_BUTTON);
  await user.click(button);
  return { wire, element, screen, button };
}

export const frameOf = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLIFrameElement>('iframe') ?? null;

/** The document of the response, once its frame contains it with its styles. */
export const shownResponse = (element: Element): Promise<Document> =>
  waitFor(() => {
    const response = frameOf(element)?.contentDocument;
    if (response?.readyState !== 'complete' || response.adoptedStyleSheets.length === 0) {
      throw new Error('The response is not there yet');
    }
    return response;
  });

/** Opens a response with this HTML. */
export async function readResponse(content: string | Uint8Array) {
  const opened = await openResponse(emailOf(content));
  return { ...opened, response: await shownResponse(opened.element) };
}
