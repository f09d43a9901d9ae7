import { announce, announceChange, announceText } from '../ui/announce-value';
import type { Captured } from './capture';
import { fileInputIn, selectsIn, textsIn } from './controls';

const buttonsIn = (form: HTMLFormElement | null) => [...(form?.querySelectorAll('button') ?? [])];

/** Repeats presses on the same elements, or on their replacements on the page. */
export function replayPresses(root: ShadowRoot, pressed: Iterable<HTMLElement>): void {
  const form = root.querySelector('form');
  for (const target of pressed) {
    if (target instanceof HTMLFormElement) form?.requestSubmit();
    else if (target.isConnected) target.click();
    else if (target instanceof HTMLButtonElement)
      buttonsIn(form)[buttonsIn(target.form).indexOf(target)]?.click();
    else {
      // The list with this link is being read again.
      root.append(target);
      target.click();
      target.remove();
    }
  }
}

/** Replays captured input as ordinary events on the hydrated page. */
export function replay(root: ShadowRoot, { values, chosen, pressed }: Captured): void {
  const form = root.querySelector('form');
  if (!form) return;
  const focused = form.querySelector(':focus');
  const hovered = [...form.querySelectorAll(':hover')].at(-1);
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }));
  // The focused control first, because the member may still be typing in it.
  const texts = textsIn(form).sort((a, b) => Number(b === focused) - Number(a === focused));
  for (const control of texts) {
    const value = values[control.name];
    if (value) announceText(control, value);
  }
  const input = fileInputIn(form);
  if (input && chosen.files.length > 0) {
    input.files = chosen.files;
    announce(input, 'change');
  }
  // Last, because a choice may remove other fields.
  for (const select of selectsIn(form)) {
    const value = values[select.name];
    if (!value) continue;
    // The chosen category has just rendered this sub-category's options.
    announceChange(select, value);
  }
  replayPresses(root, pressed);
}
