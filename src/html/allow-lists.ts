/** The allowed content of a kind of remote HTML; everything else is removed. */
export interface AllowList {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  /** CSS properties of inline styles: longhands, with every name where browsers differ. */
  readonly properties: readonly string[];
}

const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/** Appearance, and layout within the flow. */
const FLOW_PROPERTIES = [
  ...['color', 'background-color', 'direction', 'unicode-bidi', 'line-height'],
  ...['vertical-align', 'alignment-baseline', 'baseline-shift', 'baseline-source'],
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

/** Elements of both kinds. */
const TEXT_ELEMENTS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'wbr', 'hr', 'div', 'span', 'section'],
  ...['article', 'header', 'footer', 'aside', 'address', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'abbr', 'mark'],
  ...['cite', 'q', 'kbd', 'samp', 'var', 'time', 'bdi', 'bdo'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
/** Attributes of both kinds. */
const TEXT_ATTRIBUTES = [
  ...['href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height', 'align', 'valign'],
  ...['colspan', 'rowspan', 'scope', 'span', 'lang', 'dir', 'start', 'type', 'reversed', 'value'],
];

/** Marks an earlier message that a response quotes. Content cannot set it. */
export const QUOTE_MARK = 'data-quote';

/**
 * Fragments that the provider maintains (@spec §2 Content loader). Ids, names and classes could collide with the
 * component's, so they are not allowed.
 */
export const FRAGMENTS_MAY_HOLD: AllowList = {
  elements: [...TEXT_ELEMENTS, 'details', 'summary', 'dfn'],
  attributes: [...TEXT_ATTRIBUTES, 'loading', 'datetime', 'open'],
  properties: FLOW_PROPERTIES,
};

/**
 * Emailed responses. A response is shown in a frame, so it may keep its layout, float, and hide parts of itself. Its
 * stylesheet needs classes and ids.
 */
export const RESPONSES_MAY_HOLD: AllowList = {
  elements: [...TEXT_ELEMENTS, 'main', 'nav', 'center', 'tt', 'strike', 'big', 'font'],
  attributes: [
    ...TEXT_ATTRIBUTES,
    ...['bgcolor', 'color', 'face', 'size', 'border', 'clear', 'cellpadding', 'cellspacing'],
    ...['nowrap', 'hspace', 'vspace', 'class', 'id', QUOTE_MARK],
  ],
  properties: [
    ...FLOW_PROPERTIES,
    ...['display', 'visibility', 'opacity', 'float', 'clear', 'max-height', 'box-sizing'],
    ...['overflow', 'overflow-x', 'overflow-y', 'background-repeat', 'background-size'],
    ...['background-position-x', 'background-position-y'],
  ],
};

/** Properties for which a negative length only moves text within its box. */
export const MAY_BE_NEGATIVE: readonly string[] = ['text-indent', 'letter-spacing', 'word-spacing'];

/** Elements whose content is parsed as text and is not meant for readers. */
export const RAW_TEXT: readonly string[] = [
  ...['script', 'style', 'title', 'iframe', 'noembed', 'noframes'],
];

/** Elements that are removed with their content, which is not meant for readers. */
export const DROPPED_WHOLE: readonly string[] = [...['template', 'select']];

/** Drawings and formulas. Only their words are kept. */
export const FOREIGN: readonly string[] = [...['svg', 'math']];

/** Elements within drawings and formulas whose words are not shown, or are shown a second time. */
export const UNSEEN_IN_FOREIGN: readonly string[] = [
  ...[...RAW_TEXT.filter((name) => name !== 'title'), ...DROPPED_WHOLE, 'defs', 'symbol', 'desc'],
  ...['metadata', 'clipPath', 'mask', 'pattern', 'marker', 'annotation', 'annotation-xml'],
];
