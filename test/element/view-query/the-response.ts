import { waitFor } from '@testing-library/dom';
import { user } from '../support/mount';
import type { Answer } from '../support/wire';
import { ANY_RESPONSE, openQueryWire, RESPONSE_BUTTON, viewQuery } from './the-query';

export const PANEL = { name: 'Response sent via email' };
export const NO_RESPONSE = 'There is no response yet.';

/** Base64 of bytes; a text stands for its UTF-8. */
export function encode(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The answer that carries an email's HTML. */
export const emailOf = (content: string | Uint8Array): Answer => ({
  json: { encodedResponse: encode(content) },
});

/** Views a query and opens its response, which the server answers so. */
export async function openResponse(answer: Answer | Answer[]) {
  const wire = await openQueryWire({ [ANY_RESPONSE]: answer });
  const { element, screen } = await viewQuery();
  const button = screen.getByRole('button', RESPONSE_BUTTON);
  await user.click(button);
  return { wire, element, screen, button };
}

export const frameOf = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLIFrameElement>('iframe') ?? null;

/** The letter's own document, as soon as it stands in its frame with its styles. */
export const letterOf = (element: Element): Promise<Document> =>
  waitFor(() => {
    const letter = frameOf(element)?.contentDocument;
    if (letter?.readyState !== 'complete' || letter.adoptedStyleSheets.length === 0) {
      throw new Error('The letter is not there yet');
    }
    return letter;
  });

/** Opens a response of such HTML and gives its letter. */
export async function readResponse(content: string | Uint8Array) {
  const opened = await openResponse(emailOf(content));
  return { ...opened, letter: await letterOf(opened.element) };
}
