const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/**
 * The CSS properties that remote HTML may set on its elements: looks, and layout within the flow. They
 * are longhands, as browsers list them; where they differ all names are here.
 */
export const FRAGMENT_PROPERTIES: readonly string[] = [
  ...['color', 'background-color', 'direction', 'unicode-bidi', 'line-height', 'vertical-align'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-variant', 'font-variant-caps'],
  ...['letter-spacing', 'word-spacing', 'word-break', 'overflow-wrap', 'tab-size'],
  ...['white-space', 'white-space-collapse', 'text-wrap', 'text-wrap-mode'],
  ...['text-align', 'text-indent', 'text-transform', 'list-style-type', 'list-style-position'],
  ...['text-decoration', 'text-decoration-line', 'text-decoration-style', 'text-decoration-color'],
  ...['width', 'max-width', 'min-width', 'height', 'min-height'],
  ...['table-layout', 'border-collapse', 'border-spacing', 'caption-side', 'empty-cells'],
  ...SIDES.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
  ...SIDES.flatMap((side) => [`padding-${side}`, `margin-${side}`]),
  ...CORNERS.map((corner) => `border-${corner}-radius`),
];

/** A letter has a frame of its own to keep its layout in: it may float and hide what is in it. */
export const LETTER_PROPERTIES: readonly string[] = [
  ...FRAGMENT_PROPERTIES,
  ...['display', 'visibility', 'opacity', 'float', 'clear', 'max-height', 'box-sizing'],
  ...['overflow', 'overflow-x', 'overflow-y', 'background-repeat', 'background-size'],
  ...['background-position-x', 'background-position-y'],
];

/** Properties in which a negative length moves text within its own box only. */
export const MAY_BE_NEGATIVE: readonly string[] = ['text-indent', 'letter-spacing', 'word-spacing'];
