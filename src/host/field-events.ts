/** Elements that a member types or chooses in. */
const FIELDS = 'textarea, select, input:not([type=file], [type=checkbox])';

/** Events that pages block against copying. */
const EVENTS = ['contextmenu', 'copy', 'cut', 'paste', 'selectstart'];

/**
 * Keeps such events in the element's fields from the page's listeners. To them the target is the element, which is not
 * a field, so a page that allows them in fields alone would block them. A page that blocks the press of a pointer
 * keeps a field from getting the focus, so its click focuses it. The press itself bubbles on, because pages close
 * their menus by it.
 */
export function keepFieldEvents(root: ShadowRoot): () => void {
  const life = new AbortController();
  const options = { signal: life.signal };
  const fieldOf = ({ target }: Event) =>
    target instanceof HTMLElement && target.matches(FIELDS) ? target : undefined;
  for (const name of EVENTS)
    root.addEventListener(
      name,
      (event) => {
        if (fieldOf(event)) event.stopPropagation();
      },
      options,
    );
  root.addEventListener(
    'click',
    (event) => {
      const field = fieldOf(event);
      if (field?.matches(':focus') === false) field.focus();
    },
    options,
  );
  return () => {
    life.abort();
  };
}
