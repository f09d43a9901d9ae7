/** The kinds of outside content. */
export type Kind = 'fragment' | 'response';

/**
 * The elements that outside content may contain. The list is separate from the element's own, so that each checks the
 * other.
 */
const TAGS = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p br wbr hr div span section article header footer main aside nav address ' +
    'blockquote center details summary ul ol li dl dt dd a img figure figcaption pre code tt strong b ' +
    'em i u s strike del ins small big sub sup abbr mark cite q dfn font kbd samp var time bdi bdo ' +
    'table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'href target rel src alt title lang dir start type reversed value open loading referrerpolicy ' +
    'datetime ' +
    'width height align valign bgcolor color face size border clear cellpadding cellspacing colspan ' +
    'rowspan scope span nowrap hspace vspace style data-quote'
  ).split(' '),
);
/**
 * Allowed only in a response. Its frame contains nothing else that a class or an ID could clash with, and the element
 * marks the cells that have a long word and text that has no room beside its indent.
 */
const OF_RESPONSES = new Set(['class', 'id', 'data-long-word', 'data-indented']);
const LINK = /^(?:https?:\/\/|mailto:|tel:|sms:)/;
const RASTER = /^data:image\/(?:png|jpeg|jpg|gif|webp|bmp)[;,]/;

/** Visual styles, and layout within the flow. Longhands, and the shorthands that some engines list too. */
const PROPERTIES = new RegExp(
  '^(?:' +
    [
      'color|background-color|direction|unicode-bidi|line-height|table-layout|caption-side|empty-cells',
      'vertical-align|alignment-baseline|baseline-(?:shift|source)|font-[a-z-]+|hyphens|tab-size',
      '(?:letter|word)-spacing|(?:line|word)-break|(?:overflow|word)-wrap|white-space(?:-collapse)?',
      'text-(?:wrap(?:-mode|-style)?|align(?:-last)?|indent|transform)|list-style-(?:type|position)',
      'text-decoration(?:-line|-style|-color|-thickness)?|(?:max-|min-)?width|(?:min-)?height',
      'border-(?:collapse|spacing)|border-(?:top|right|bottom|left)-(?:width|style|color)',
      'border-(?:top|bottom)-(?:left|right)-radius|(?:padding|margin)-(?:top|right|bottom|left)',
    ].join('|') +
    ')$',
);
const RESPONSE_PROPERTIES =
  /^(?:display|visibility|opacity|float|clear|max-height|box-sizing|overflow(?:-[xy])?|background-(?:image|repeat|size|position-[xy]))$/;

/** Values that no style of outside content may have, in a fragment or in a response. */
const FETCHES =
  /url|image-set|cross-fade|element\(|expression|attr\(|var\(|env\(|calc|min\(|max\(/i;
const NEVER =
  /^(?:position|inset.*|top|right|bottom|left|z-index|transform.*|translate|scale|rotate|offset.*|behavior|content|cursor|filter|mask.*|clip-path|shape-outside|animation.*|transition.*|box-shadow|outline.*|border-image.*|list-style-image|background-image|--.*)$/;

/** A background embedded in the response makes no request. */
const WITHIN = /^url\("data:image\/(?:png|jpeg|jpg|gif|webp|bmp)[;,][^"]*"\)$/;

const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\((?!.*(?:url|image-set|var)\()/;

/** The forbidden declarations of a style, each as 'name: value'. */
export function wrongDeclarations(style: CSSStyleDeclaration, kind: Kind): string[] {
  return [...style]
    .map((name) => ({ name, value: style.getPropertyValue(name) }))
    .filter(({ name, value }) => {
      if (kind === 'response' && name === 'background-image')
        return !/^(?:none|initial)$/.test(value) && !WITHIN.test(value) && !GRADIENT.test(value);
      const isKnown =
        PROPERTIES.test(name) || (kind === 'response' && RESPONSE_PROPERTIES.test(name));
      const isNegativeMargin = name.startsWith('margin') && /-[\d.]/.test(value);
      return !isKnown || NEVER.test(name) || FETCHES.test(value) || isNegativeMargin;
    })
    .map(({ name, value }) => `${name}: ${value}`);
}

const wrongStyles = ({ style, localName }: HTMLElement, kind: Kind): string[] =>
  wrongDeclarations(style, kind).map((wrong) => `<${localName}>: ${wrong}`);

function wrongAttributes(element: Element, kind: Kind, imagesFrom: string | undefined): string[] {
  const { localName } = element;
  const isKnown = (name: string) =>
    ATTRIBUTES.has(name) || (kind === 'response' && OF_RESPONSES.has(name));
  const names = element.getAttributeNames().filter((name) => !isKnown(name));
  const wrong = names.map((name) => `<${localName} ${name}>`);
  const [href, src] = [element.getAttribute('href'), element.getAttribute('src')];
  if (href !== null && (localName !== 'a' || !LINK.test(href))) wrong.push(`href ${href}`);
  const isOpening = element.getAttribute('target') === '_blank';
  const isAlone = element.getAttribute('rel') === 'noopener noreferrer';
  if (href !== null && !(isOpening && isAlone)) wrong.push(`a link that is not alone: ${href}`);
  const mayShow = (address: string) =>
    RASTER.test(address) || (imagesFrom !== undefined && address.startsWith(`${imagesFrom}/`));
  if (src !== null && (localName !== 'img' || !mayShow(src))) wrong.push(`src ${src}`);
  return wrong;
}

/**
 * Describes everything forbidden in the content.
 * @param imagesFrom the origin from which images may be loaded; without it, none may be
 */
export function forbiddenIn(root: ParentNode, kind: Kind, imagesFrom?: string): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI, shadowRoot } = element;
    if (!TAGS.has(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml' || shadowRoot)
      return [`<${localName}>`];
    return [
      ...wrongAttributes(element, kind, imagesFrom),
      ...wrongStyles(element as HTMLElement, kind),
    ];
  });
}
