/** Font size in pixels. Smaller text counts as unreadable. */
const SMALLEST = 6;
/** A line counts as clipped if a smaller share of it is visible. */
const WHOLE = 0.9;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A text of a document as the reader sees it. */
export interface SeenText {
  readonly words: string;
  /** The contrast of the text to its background. */
  readonly contrast: number;
}

const styleOf = (element: Element) =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element);

/** The area of a document that can be scrolled into view. */
function pageOf({ documentElement, defaultView }: Document): DOMRect {
  const { scrollX = 0 } = defaultView ?? {};
  return new DOMRect(-scrollX, -1e6, documentElement.scrollWidth, 2e6);
}

/** The share of a line's width that is inside all the boxes. */
function shareWithin(line: DOMRect, boxes: readonly DOMRect[]): number {
  const left = Math.max(line.left, ...boxes.map((box) => box.left));
  const right = Math.min(line.right, ...boxes.map((box) => box.right));
  const top = Math.max(line.top, ...boxes.map((box) => box.top));
  const bottom = Math.min(line.bottom, ...boxes.map((box) => box.bottom));
  return bottom - top < 1 ? 0 : (right - left) / line.width;
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) ancestors.push(at);
  return ancestors;
}

/** The boxes that clip an element's content. A box with scroll bars does not clip it. */
const clippersOf = (element: Element): DOMRect[] =>
  ancestorsOf(element)
    .filter((each) => each !== each.ownerDocument.documentElement)
    .filter((each) => /hidden|clip/.test(`${styleOf(each).overflowX} ${styleOf(each).overflowY}`))
    .map((each) => each.getBoundingClientRect());

function isSeen(text: Text, element: Element): boolean {
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isShown || parseFloat(styleOf(element).fontSize) < SMALLEST) return false;
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
  const boxes = [pageOf(text.ownerDocument), ...clippersOf(element)];
  return lines.length > 0 && lines.every((line) => shareWithin(line, boxes) > WHOLE);
}

function colourOf(value: string): Colour {
  const [red, green, blue, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (!/^rgba?\(/.test(value) || red === undefined || green === undefined || blue === undefined)
    throw new Error(`No colour that is understood: ${value}`);
  return [red, green, blue, alpha];
}

/** Blends a colour over an opaque one. */
const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => [
  r * alpha + red * (1 - alpha),
  g * alpha + green * (1 - alpha),
  b * alpha + blue * (1 - alpha),
  1,
];

/** An element's parent on the page, also across shadow roots and frames. */
const around = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() instanceof (element.ownerDocument.defaultView ?? window).ShadowRoot
    ? (element.getRootNode() as ShadowRoot).host
    : (element.ownerDocument.defaultView?.frameElement ?? null));

/** The colour behind an element, blended from all its backgrounds. A gradient counts as its first colour. */
function backgroundOf(element: Element): Colour {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = around(at)) {
    const colour = colourOf(styleOf(at).backgroundColor);
    layers.push(...gradientOf(at), colour);
    if (colour[3] === 1) break;
  }
  return layers.reduceRight((behind, layer) => over(layer, behind), [255, 255, 255, 1] as Colour);
}

/** The first colour of a gradient, as if it filled the box. */
function gradientOf(element: Element): Colour[] {
  const { backgroundImage } = styleOf(element);
  const first = /gradient\(.*?(rgba?\([^)]*\))/.exec(backgroundImage)?.[1];
  return first === undefined ? [] : [colourOf(first)];
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast as WCAG 2 defines it, from 1 to 21. */
function contrastOf(element: Element): number {
  const background = backgroundOf(element);
  const colour = over(colourOf(styleOf(element).color), background);
  const [dark = 0, light = 0] = [luminanceOf(background), luminanceOf(colour)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The texts of a document that the reader sees or can scroll to. */
export function textsIn(page: Document): SeenText[] {
  const texts: SeenText[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (text.data.trim() === '') texts.push({ words: ' ', contrast: Infinity });
    else if (element && isSeen(text, element))
      texts.push({ words: text.data, contrast: contrastOf(element) });
  }
  return texts;
}

const inOneLine = (words: string) => words.replaceAll(/\s+/g, ' ');

/** Joins texts into one line, so that a phrase is found even if it spans several elements. */
export const wordsOf = (texts: readonly SeenText[]): string =>
  inOneLine(texts.map(({ words }) => words).join(''));

/** The given words that are not among the seen ones. */
export const missingFrom = (seen: string, words: readonly string[] = []): string[] =>
  words.filter((each) => !seen.includes(inOneLine(each)));
