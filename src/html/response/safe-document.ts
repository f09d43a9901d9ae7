import type { SafeHtml } from '../safe-html';
import { trustedHtml } from './trusted-html';

/** The document of a sandboxed frame: a page with a policy of its own, and what is copied into it. */
export interface SafeDocument {
  /** The text of the page, empty but for its policy. */
  readonly page: string;
  readonly content: SafeHtml;
  /** A stylesheet of the content's own. */
  readonly css: string;
}

/**
 * A document of sanitised HTML with a content security policy of its own.
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
