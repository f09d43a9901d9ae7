import { sendKeys, sendMouse } from '@web/test-runner-commands';

const MOUSE = 'pointerover pointerenter mouseover mouseenter mousemove pointerdown mousedown'
  .concat(' pointerup mouseup dblclick auxclick contextmenu pointerout mouseleave wheel')
  .split(' ');
const OTHERS = 'keydown keyup input change select copy paste dragstart drop toggle submit invalid'
  .concat(' animationstart animationend transitionend scroll load error beforetoggle command')
  .split(' ');

/** Elements that are provoked, of a wide tree; the first and the last. */
const ENDS = 60;
const ends = <T>(all: readonly T[]): readonly T[] =>
  all.length > 2 * ENDS ? [...all.slice(0, ENDS), ...all.slice(-ENDS)] : all;

/** A link that opens a tab is let be: that the tab opens is what it is for. */
function keepTabsClosed(event: Event) {
  const link = (event.composedPath()[0] as Element).closest('a[target=_blank][href]');
  if (link) event.preventDefault();
}

/** WebKit shows its menu also where no member asked for it, and each takes its time. */
function keepMenusClosed(event: Event) {
  event.preventDefault();
}

/** Does to every element of a tree what a member could do, and more. */
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

/** Points at a place on the page, or where the page ends, and walks on from there by the Tab key. */
export async function pointAndTab(x: number, y: number): Promise<void> {
  await sendMouse({ type: 'move', position: [within(x, innerWidth), within(y, innerHeight)] });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ press: 'Tab' });
}
