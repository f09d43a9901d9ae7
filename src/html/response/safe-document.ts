import type { SafeHtml } from '../safe-html';
import { trustedHtml } from '../trusted-html';

/** The document of a sandboxed frame: a page with its own policy, and the content that is copied into it. */
export interface SafeDocument {
  /** The HTML of the page, which only contains its policy. */
  readonly page: string;
  readonly content: SafeHtml;
  /** The stylesheet of the content. */
  readonly css: string;
}

/**
 * Combines sanitised HTML with a content security policy.
 * @param imageSources the sources of its images, as in `img-src`
 */
export function safeDocument(content: SafeHtml, css: string, imageSources: string): SafeDocument {
  const csp = `default-src 'none'; img-src ${imageSources}; style-src 'unsafe-inline'`;
  const page = trustedHtml(
    '<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">' +
      `<meta http-equiv="Content-Security-Policy" content="${csp}">`,
  );
  return { page, content, css };
}
