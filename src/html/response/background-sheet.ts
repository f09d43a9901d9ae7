import { QUIET_STYLE } from '../quiet-style';
import type { SafeHtml } from '../safe-html';

/** Set by us alone: no content can have it. */
const BACKGROUND = 'data-background';
/** As our own filter writes it: no other value has a parenthesis after `url`. */
const DECLARED = /background-image: (url\("https?:[^"]*"\))(?: !important)?/;

/**
 * Moves the remote backgrounds of elements into a sheet: with one of an element's own style Chromium sends a referrer,
 * whatever the policy of its document.
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
