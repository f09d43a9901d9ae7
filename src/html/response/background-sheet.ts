import { QUIET_STYLE } from '../quiet-style';
import type { SafeHtml } from '../safe-html';

/** Set only by this module: no content can have it. */
const BACKGROUND = 'data-background';
/** The format that our filter writes, in which no other value has a parenthesis after `url`. */
const DECLARED = /background-image: (url\("https?:[^"]*"\))(?: !important)?/;

/**
 * Moves the remote backgrounds of elements into a sheet, because Chromium sends a referrer for a background in an
 * inline style, whatever the referrer policy of the document.
 */
export function backgroundSheet(content: SafeHtml): string {
  const rules: string[] = [];
  for (const element of content.querySelectorAll(`[${QUIET_STYLE}*='url("http']`)) {
    const style = element.getAttribute(QUIET_STYLE) ?? '';
    const url = DECLARED.exec(style)?.[1];
    if (url === undefined) continue;
    const number = String(rules.length);
    element.setAttribute(QUIET_STYLE, style.replace(DECLARED, ''));
    element.setAttribute(BACKGROUND, number);
    rules.push(`[${BACKGROUND}="${number}"] { background-image: ${url} !important }`);
  }
  return rules.join('\n');
}
