import { excerpt, type Find } from './examine';
import type { CheckId } from './rules';

const ofLines = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where one text departs from another. */
function difference(sent: string, shown: string): string {
  let at = 0;
  while (at < sent.length && sent[at] === shown[at]) at += 1;
  const start = Math.max(0, at - 10);
  return `${excerpt(shown.slice(start)) || 'nothing'}, in place of ${excerpt(sent.slice(start))}`;
}

/**
 * Compares a text with what was sent.
 * @param whenCut the check of a text that ends early
 */
export function compareText(sent: string, given: string, whenCut: CheckId, find: Find): void {
  const shown = ofLines(given);
  if (shown === sent) return;
  if (inOneLine(shown) === inOneLine(sent)) find('line-breaks', difference(sent, shown));
  else if (sent.startsWith(shown)) find(whenCut, `${String(shown.length)} characters`);
  else find('text', difference(sent, shown));
}

/** Browsers write quotes in names as %22, and backends leave them so. */
const nameOf = (name: string) => name.replace(/%22/g, '"').normalize();

/** Compares the names of files with those that were sent; returns whether they are the same. */
export function compareNames(
  sent: readonly string[],
  given: readonly string[],
  find: Find,
): boolean {
  const [expected, shown] = [sent.map(nameOf), given.map(nameOf)];
  if (shown.length !== expected.length) {
    find('files', `${String(shown.length)} of ${String(expected.length)} files`);
    return false;
  }
  const strange = shown.filter((name) => !expected.includes(name));
  if (strange.length > 0) find('file-names', excerpt(strange.join(', ')));
  else if (shown.some((name, index) => name !== expected[index]))
    find('file-order', excerpt(shown.join(', ')));
  else return true;
  return false;
}
