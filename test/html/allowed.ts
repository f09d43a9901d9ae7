/** What may stand in content from outside, written down apart from the element's own lists. */
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
/** In its frame a letter's own sheet asks for them. */
const OF_LETTERS = ['class', 'id'];
const LINK = /^(?:https?:\/\/|mailto:|tel:)/;
const RASTER = /^data:image\/(?:png|jpeg|jpg|gif|webp|bmp|avif)[;,]/;

/** What no declaration of content may hold, however it came there. */
const FETCHES =
  /url|image-set|cross-fade|element\(|expression|attr\(|var\(|env\(|calc|min\(|max\(/i;
const NEVER =
  /^(?:position|inset.*|top|right|bottom|left|z-index|transform.*|translate|scale|rotate|offset.*|behavior|content|cursor|filter|mask.*|clip-path|shape-outside|animation.*|transition.*|box-shadow|outline.*|border-image.*|list-style-image|background-image|--.*)$/;

/** What is wrong with the style of an element, as '<p>: declaration'. */
function wrongStyles(element: HTMLElement): string[] {
  const { style, localName } = element;
  return [...style]
    .filter((name) => {
      const value = style.getPropertyValue(name);
      const isNegativeMargin = name.startsWith('margin') && value.includes('-');
      return NEVER.test(name) || FETCHES.test(value) || isNegativeMargin;
    })
    .map((name) => `<${localName}>: ${name}: ${style.getPropertyValue(name)}`);
}

function wrongAttributes(element: Element): string[] {
  const { localName } = element;
  const isInFrame = element.ownerDocument.URL === 'about:srcdoc';
  const names = element
    .getAttributeNames()
    .filter((name) => !ATTRIBUTES.has(name) && !(isInFrame && OF_LETTERS.includes(name)));
  const wrong = names.map((name) => `<${localName} ${name}>`);
  const [href, src] = [element.getAttribute('href'), element.getAttribute('src')];
  if (href !== null && (localName !== 'a' || !LINK.test(href))) wrong.push(`href ${href}`);
  const isOpening = element.getAttribute('target') === '_blank';
  const isAlone = element.getAttribute('rel') === 'noopener noreferrer';
  if (href !== null && !(isOpening && isAlone)) wrong.push(`a link that is not alone: ${href}`);
  if (src !== null && (localName !== 'img' || !RASTER.test(src))) wrong.push(`src ${src}`);
  return wrong;
}

/** All that stands in content and may not, in words. */
export function forbiddenIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI, shadowRoot } = element;
    if (!TAGS.has(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml' || shadowRoot)
      return [`<${localName}>`];
    return [...wrongAttributes(element), ...wrongStyles(element as HTMLElement)];
  });
}
