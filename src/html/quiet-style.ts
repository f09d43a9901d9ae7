/** The attribute that holds an element's declarations until they are filtered. */
export const QUIET_STYLE = 'data-style';

/** Sets the styles of sanitised elements through the CSSOM, which no policy of the host blocks. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${QUIET_STYLE}]`)) {
    element.style.cssText = element.getAttribute(QUIET_STYLE) ?? '';
    element.removeAttribute(QUIET_STYLE);
  }
}
