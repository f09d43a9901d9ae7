import { fitWidth } from './fit-response';

/** Room for a horizontal scrollbar under a response that is too wide, in pixels. */
const SCROLLBAR = 18;
/**
 * A higher response scrolls in its frame, in pixels. Browsers show nothing of a frame that is millions of pixels
 * high.
 */
const TALLEST = 100_000;

/**
 * Rules that a response's sheet may not override, because a frame that is as high as its content could grow without
 * end.
 */
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
  // Content that overflows at the bottom is not part of the root's height.
  const beyond = root.scrollHeight - root.clientHeight;
  if (beyond > 0 && height + beyond <= TALLEST) frame.style.height = `${String(height + beyond)}px`;
}

/**
 * Fits a response to its frame's width, and then the frame to the response's height.
 * @param isNewWidth whether the frame's width has changed
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
