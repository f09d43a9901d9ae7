import type { SafeHtml } from './safe-html';
import { trustedHtml } from './trusted-html';

/** What stands in a sandboxed frame: a page with a policy of its own, and what is copied into it. */
export interface SafeDocument {
  /** The text of the page, empty but for its policy. */
  readonly page: string;
  readonly content: SafeHtml;
}

/**
 * A document of sanitised HTML with a content security policy of its own.
 * @param imageSources where its images may come from, as `img-src` has it
 */
export function safeDocument(content: SafeHtml, imageSources: string): SafeDocument {
  const csp = `default-src 'none'; img-src ${imageSources}; style-src 'unsafe-inline'`;
  const page = trustedHtml(
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${csp}">`,
  );
  return { page, content };
}
