/** No space, bracket, quotation mark or sign that is written as one of these is part of an address. */
const ADDRESS = /\bhttps?:\/\/(?:(?!&(?:lt|gt|quot|nbsp|#\w+);)[^\s<>"]){1,2000}/gi;
const HAS_HOST = /^\w+:\/\/[\p{L}\p{N}[]/u;
/** The end of a sentence, and emphasis as plain text has it. */
const PUNCTUATION = ".,;:!?*'…“”‘’»";
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const REFERENCE_AT_END = /&#?\w{1,31};$/;
/** Addresses that become links; what follows stays text. */
const MOST_LINKS = 1_000;

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
    if (REFERENCE_AT_END.test(address.slice(Math.max(0, end - 33), end))) break;
    if (others !== undefined) unopened.set(last, others - 1);
  }
  return address.slice(0, end);
}

/**
 * Makes links of the http and https addresses in a text.
 * @param escape turns text into HTML; a text and its parts must give the same
 */
export function linkAddresses(text: string, escape: (text: string) => string): string {
  const parts: string[] = [];
  let end = 0;
  let count = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found);
    if (!HAS_HOST.test(address)) continue;
    const link = escape(address);
    parts.push(escape(text.slice(end, index)), `<a href="${link}">${link}</a>`);
    end = index + address.length;
    count += 1;
    if (count === MOST_LINKS) break;
  }
  return [...parts, escape(text.slice(end))].join('');
}
