import { QUIET_STYLE } from './quiet-style';

/** Sets the styles of sanitised elements through the CSSOM, which no policy of the host blocks. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${QUIET_STYLE}]`)) {
    element.style.cssText = element.getAttribute(QUIET_STYLE) ?? '';
    element.removeAttribute(QUIET_STYLE);
  }
}
