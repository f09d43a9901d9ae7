/** Elements that a member types into. */
const FIELDS = 'input, select, textarea';

/** Keys that close or move, and modifiers: hot keys count what is held. */
const FREE_KEYS = /^(?:Alt|Control|Escape|Meta|Shift|Tab)/;

/** Whether a page may act on a key though it was pressed in a field. AltGr, which is Ctrl with Alt, types letters. */
const isForPage = (event: KeyboardEvent): boolean =>
  FREE_KEYS.test(event.key) ||
  ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph'));

/**
 * Keeps what is typed in the element's fields from the page's listeners. To them its target is the element, which
 * is no field: they would take the letters for their hot keys, and Enter for their form's. A listener that
 * captures hears every key, and `input` events bubble on.
 */
export function keepTypedKeys(root: ShadowRoot, signal: AbortSignal): void {
  // Until its release, when the focus may be on something else.
  const typed = new Set<string>();
  const onKey = (event: Event) => {
    const { target, type } = event;
    const isInField = target instanceof Element && target.matches(FIELDS);
    if (!(event instanceof KeyboardEvent)) {
      // Password managers dispatch plain events by these names.
      if (isInField) event.stopPropagation();
      return;
    }
    const { code } = event;
    const isTyped = type === 'keydown' ? isInField && !isForPage(event) : typed.has(code);
    if (isTyped) event.stopPropagation();
    if (isTyped && type !== 'keyup') typed.add(code);
    else typed.delete(code);
  };
  for (const name of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(name, onKey, { signal });
}
