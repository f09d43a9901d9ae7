/** Elements that a member types into. */
const FIELDS = 'input, select, textarea';

/** Keys that close or move, and modifiers, because pages track the keys that are held. */
const FREE_KEYS = /^(?:Alt|Control|Escape|Meta|Shift|Tab)/;

/** Whether a page may handle a key pressed in a field. AltGr, which is Ctrl with Alt, types letters. */
const isForPage = (event: KeyboardEvent): boolean =>
  FREE_KEYS.test(event.key) ||
  ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph'));

/**
 * Keeps key events in the element's fields from the page's listeners, and Enter and the space bar wherever the focus is.
 * To them the target is the element, which is no field or button, so they would take letters for hot keys, and Enter
 * for submitting their form. Capturing listeners receive every key, and `input` events bubble on.
 */
export function keepTypedKeys(root: ShadowRoot, signal: AbortSignal): void {
  // Keys until their release, when the focus may be elsewhere.
  const typed = new Set<string>();
  const onKey = (event: Event) => {
    const { target, type } = event;
    const isInField = target instanceof Element && target.matches(FIELDS);
    if (!(event instanceof KeyboardEvent)) {
      // Password managers dispatch plain events with these names.
      if (isInField) event.stopPropagation();
      return;
    }
    const { code } = event;
    const isOurs = (isInField || / |Enter/.test(event.key)) && !isForPage(event);
    const isTyped = type === 'keydown' ? isOurs : typed.has(code);
    if (isTyped) event.stopPropagation();
    if (isTyped && type !== 'keyup') typed.add(code);
    else typed.delete(code);
  };
  for (const name of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(name, onKey, { signal });
}
