import { fitWidth } from './fit-response';

/** Room for a horizontal scrollbar under a response that is too wide, in pixels. */
const SCROLLBAR = 18;
/** A higher response scrolls in its frame, in pixels: browsers show nothing of one that is millions high. */
const TALLEST = 100_000;

/** Rules that a response's sheet may not change: its frame is as high as its content, and could grow for ever. */
const AS_HIGH_AS_CONTENT = {
  height: 'auto',
  'min-height': '0',
  'max-height': 'none',
  float: 'none',
  display: 'block',
};

export function letGrow(response: Document): void {
  for (const { style } of [response.documentElement, response.body])
    for (const [name, value] of Object.entries(AS_HIGH_AS_CONTENT))
      style.setProperty(name, value, 'important');
}

function fitContent(frame: HTMLElement, response: Document, isNewWidth: boolean): void {
  const root = response.documentElement;
  fitWidth(response, isNewWidth);
  const scrollbar = root.scrollWidth > root.clientWidth ? SCROLLBAR : 0;
  const height = Math.ceil(root.getBoundingClientRect().height) + scrollbar;
  frame.style.height = `${String(Math.min(height, TALLEST))}px`;
  root.toggleAttribute('data-tall', height > TALLEST);
  // Content that overflows at the end is not part of the root's height.
  const beyond = root.scrollHeight - root.clientHeight;
  if (beyond > 0 && height + beyond <= TALLEST) frame.style.height = `${String(height + beyond)}px`;
}

/**
 * Makes a frame as high as its response, which is made as wide as the frame.
 * @param isNewWidth whether the frame had another width before
 * @throws where the height can't be measured
 */
export function fitFrame(frame: HTMLElement, response: Document, isNewWidth: boolean): void {
  try {
    fitContent(frame, response, isNewWidth);
  } catch (error) {
    // A response whose height is unknown scrolls in its frame.
    response.documentElement.setAttribute('data-tall', '');
    throw error;
  }
}
