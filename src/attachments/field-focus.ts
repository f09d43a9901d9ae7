import type { FocusEvent, SyntheticEvent } from 'react';
import type { AttachmentListState } from './list/attachment-list';
import type { AttachmentStore } from './list/attachment-store';

const FOCUSABLE = 'button, [tabindex]';

/** The element that has the focus, or was clicked, because Safari does not focus a clicked button. */
interface Held {
  readonly element: HTMLElement;
  /** The surrounding box with `data-place`, and the path from there as child indexes. */
  readonly box: Element | null;
  readonly path: readonly number[];
  readonly successor: AttachmentListState['successor'];
}

function hold(element: HTMLElement, successor: Held['successor']): Held {
  const box = element.closest('[data-place]');
  const path: number[] = [];
  for (let at: Element | null = element; at && box && at !== box; at = at.parentElement)
    path.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
  return { element, box, path, successor };
}

/** The element in the place of a removed one, or the last sibling if the last one was removed. */
function inPlace({ box, path }: Held): HTMLElement | null {
  if (!box?.isConnected) return null;
  let at = box;
  for (const index of path) at = at.children[Math.min(index, at.children.length - 1)] ?? at;
  const found = at.closest(FOCUSABLE) ?? at.querySelector(FOCUSABLE);
  return found && box.contains(found) ? (found as HTMLElement) : box.querySelector('button');
}

/** The row of the file that has replaced others since they had the focus. */
function rowSince(field: Element, { successor: before }: Held, successor: Held['successor']) {
  const row =
    successor &&
    successor !== before &&
    field.querySelector(`[data-attachment="${String(successor.id)}"]`);
  if (!row) return null;
  const own = row.querySelector<HTMLElement>(':scope > .button');
  return row.querySelector<HTMLElement>('.split-pdf button') ?? own;
}

/**
 * Keeps the focus in the field when the focused element is removed. The focus moves to the row of the replacing file,
 * else to the element in the same place of a box with `data-place`, else to the button that chooses files. An element
 * that was only moved is focused again.
 * @returns the field's ref and handlers
 */
export function keepFieldFocus({ get }: AttachmentStore) {
  let held: Held | undefined;
  const note = ({ target }: SyntheticEvent) => {
    const element = (target as Element).closest<HTMLElement>(`${FOCUSABLE}, input`);
    if (element) held = hold(element, get().successor);
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    const before = held;
    if (relatedTarget) held = undefined;
    // Some browsers fire this event when they remove the element, others only when the member leaves it.
    else
      setTimeout(() => {
        if (held === before && !before?.element.matches(':focus')) held = undefined;
      });
  };
  const keep = (field: HTMLElement, records: readonly MutationRecord[]) => {
    if (!held) return;
    const { element, successor } = held;
    if (element.matches(':focus')) {
      held = hold(element, successor);
      return;
    }
    const isIn = (node: Node) => node.contains(element);
    const wasRemoved = records.some(({ removedNodes }) => [...removedNodes].some(isIn));
    if (!wasRemoved || (field.getRootNode() as ShadowRoot).querySelector(':focus')) return;
    const next = element.isConnected
      ? element
      : (rowSince(field, held, get().successor) ??
        inPlace(held) ??
        field.querySelector<HTMLElement>('.drop-zone button'));
    next?.focus();
  };
  const watch = (field: HTMLDivElement) => {
    const observer = new MutationObserver((records) => {
      keep(field, records);
    });
    observer.observe(field, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  };
  return { watch, note, forget };
}
