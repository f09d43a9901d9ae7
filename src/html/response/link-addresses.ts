/** Spaces, angle brackets and quotation marks end an address. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]{1,2000}/gi;
const HAS_HOST = /^\w+:\/\/[\p{L}\p{N}[]/u;
/** Punctuation at the end of a sentence, plain-text emphasis, and invisible characters. */
const PUNCTUATION = /[.,;:!?*'…“”‘’»–—\p{Cf}]/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Addresses that become links. Further addresses stay text. */
const MOST_LINKS = 1_000;
/** Elements within a word. */
const SPLITS_ADDRESS = /^(?:b|big|code|em|font|i|ins|mark|small|span|strong|tt|u|wbr)$/;
/** Text that continues an address which ends at such an element. */
const GOES_ON = /^[\p{L}\p{N}/_%&=#~-]/u;

/** An address without the punctuation of the surrounding sentence. Brackets that the address opens are part of it. */
function withoutSentence(address: string): string {
  const count = (sign: string) => address.split(sign).length - 1;
  const unopened = new Map(
    Object.entries(BRACKETS).map(([closing, opening]) => [
      closing,
      count(closing) - count(opening),
    ]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const others = unopened.get(last);
    if (others === undefined ? !PUNCTUATION.test(last) : others <= 0) break;
    if (others !== undefined) unopened.set(last, others - 1);
  }
  return address.slice(0, end);
}

/** Whether a text ends within a word. A link to a part of an address would go to a different page. */
function endsInWord(text: Text): boolean {
  let at: Node = text;
  while (!at.nextSibling && SPLITS_ADDRESS.test(at.parentElement?.localName ?? ''))
    at = at.parentElement ?? at;
  const { nextSibling: next } = at;
  if (!(next instanceof Element)) return next instanceof Text && GOES_ON.test(next.data);
  if (next.localName === 'wbr') return true;
  const first = text.ownerDocument.createTreeWalker(next, NodeFilter.SHOW_TEXT).nextNode();
  return SPLITS_ADDRESS.test(next.localName) && GOES_ON.test(first?.nodeValue ?? '');
}

/** Splits a text into links for its addresses, and the text around them. */
function partsOf(text: Text, most: number): (string | Element)[] {
  const { data, ownerDocument } = text;
  const parts: (string | Element)[] = [];
  let end = 0;
  for (const { 0: found, index } of data.matchAll(ADDRESS)) {
    const isCut = index + found.length === data.length && endsInWord(text);
    const address = withoutSentence(found);
    if (isCut || !HAS_HOST.test(address)) continue;
    const link = ownerDocument.createElement('a');
    link.setAttribute('href', address);
    link.append(address);
    parts.push(data.slice(end, index), link);
    end = index + address.length;
    if (parts.length === 2 * most) break;
  }
  return [...parts, data.slice(end)];
}

/** Turns http and https addresses in text into links, because not every mail program does. */
export function linkAddresses(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes('://') && !text.parentElement?.closest('a[href]')) texts.push(text);
  }
  let rest = MOST_LINKS;
  for (const text of texts) {
    if (rest === 0) return;
    const parts = partsOf(text, rest);
    rest -= (parts.length - 1) / 2;
    if (parts.length > 1) text.replaceWith(...parts);
  }
}
