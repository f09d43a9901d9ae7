/** No space, angle bracket or quotation mark is part of an address. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]{1,2000}/gi;
const HAS_HOST = /^\w+:\/\/[\p{L}\p{N}[]/u;
/** The end of a sentence, and emphasis as plain text has it. */
const PUNCTUATION = ".,;:!?*'…“”‘’»";
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Addresses that become links; what follows stays text. */
const MOST_LINKS = 1_000;
/** Elements within a word. */
const INLINE = /^(?:b|big|code|em|font|i|ins|mark|small|span|strong|tt|u|wbr)$/;
/** Text that continues an address that ends at such an element. */
const GOES_ON = /^[\p{L}\p{N}/_%&=#~-]/u;

/** An address without the punctuation of the sentence around it; brackets that it opens itself are part of it. */
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
    if (others === undefined ? !PUNCTUATION.includes(last) : others <= 0) break;
    if (others !== undefined) unopened.set(last, others - 1);
  }
  return address.slice(0, end);
}

/** Whether a text ends within a word: a link to a part of an address would lead somewhere else. */
function endsInWord(text: Text): boolean {
  let at: Node = text;
  while (!at.nextSibling && INLINE.test(at.parentElement?.localName ?? ''))
    at = at.parentElement ?? at;
  const { nextSibling: next } = at;
  if (!(next instanceof Element)) return next instanceof Text && GOES_ON.test(next.data);
  if (next.localName === 'wbr') return true;
  const first = text.ownerDocument.createTreeWalker(next, NodeFilter.SHOW_TEXT).nextNode();
  return INLINE.test(next.localName) && GOES_ON.test(first?.nodeValue ?? '');
}

/** A text in parts: what is around its addresses, and a link for each. */
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

/** Makes links of the http and https addresses that a response has as text: not every program does before it sends it. */
export function linkAddresses(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes('://') && !text.parentElement?.closest('a')) texts.push(text);
  }
  let rest = MOST_LINKS;
  for (const text of texts) {
    if (rest === 0) return;
    const parts = partsOf(text, rest);
    rest -= (parts.length - 1) / 2;
    if (parts.length > 1) text.replaceWith(...parts);
  }
}
