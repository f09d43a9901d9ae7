import { QUIET_STYLE } from './quiet-style';

/** Gives sanitised elements their styles, by the CSSOM: no policy of the host forbids that. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${QUIET_STYLE}]`)) {
    element.style.cssText = element.getAttribute(QUIET_STYLE) ?? '';
    element.removeAttribute(QUIET_STYLE);
  }
}
