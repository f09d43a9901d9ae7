import { sendKeys, sendMouse } from '@web/test-runner-commands';

const MOUSE = 'pointerover pointerenter mouseover mouseenter mousemove pointerdown mousedown'
  .concat(' pointerup mouseup dblclick auxclick contextmenu pointerout mouseleave wheel')
  .split(' ');
const OTHERS = 'keydown keyup input change select copy paste dragstart drop toggle submit invalid'
  .concat(' animationstart animationend transitionend scroll load error beforetoggle command')
  .split(' ');

/** In a wide tree, only this number of elements at the start and at the end get events. */
const ENDS = 60;
const ends = <T>(all: readonly T[]): readonly T[] =>
  all.length > 2 * ENDS ? [...all.slice(0, ENDS), ...all.slice(-ENDS)] : all;

/** Prevents links from opening tabs, which is their purpose and not a failure. */
function keepTabsClosed(event: Event) {
  const link = (event.composedPath()[0] as Element).closest('a[target=_blank][href]');
  if (link) event.preventDefault();
}

/** Prevents the context menu, which WebKit shows for scripted events too, and slowly. */
function keepMenusClosed(event: Event) {
  event.preventDefault();
}

/** Fires every event that a member could cause, and others, on each element of a tree. */
export function provoke(root: HTMLElement): void {
  root.addEventListener('click', keepTabsClosed, { capture: true });
  root.addEventListener('auxclick', keepTabsClosed, { capture: true });
  root.addEventListener('contextmenu', keepMenusClosed);
  for (const element of ends([...root.querySelectorAll<HTMLElement>('*')])) {
    const isLink = element.closest('a[href]') !== null;
    for (const type of isLink ? MOUSE.filter((name) => name !== 'auxclick') : MOUSE)
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }));
    for (const type of OTHERS) element.dispatchEvent(new Event(type, { bubbles: true }));
    if (typeof element.focus === 'function') element.focus();
    if (typeof element.click === 'function') element.click();
    if (typeof element.blur === 'function') element.blur();
  }
}

const within = (value: number, size: number) =>
  Math.min(Math.max(Math.round(value), 0), Math.max(size - 1, 0));

/** Moves the mouse to a point within the page, then presses Tab twice. */
export async function pointAndTab(x: number, y: number): Promise<void> {
  await sendMouse({ type: 'move', position: [within(x, innerWidth), within(y, innerHeight)] });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ press: 'Tab' });
}
