import { trustedHtml } from './trusted-html';

/**
 * A reference to a character by its name, such as '&nbsp;'. Without a semicolon it is none before a letter, a digit or
 * '=', because it may be the next parameter of an address. Only a space may be followed by anything: many people write
 * '&nbsp' without one, and no parameter begins so.
 */
const REFERENCE = /&(?:nbsp;?|[a-z][a-z\d]{1,31}(?:;|(?![a-z\d=])))/gi;

const numberOf = (character: string): string => `&#${String(character.codePointAt(0))};`;

/**
 * Replaces references by name with references by number: '&eacute;' becomes '&#233;'. The build leaves the names out of
 * the parser, of which they are a third, because every browser knows them.
 */
export function withoutNames(html: string): string {
  const names = [...new Set(html.match(REFERENCE))];
  if (names.length === 0) return html;
  const page = `<body title="${names.join(' ')}">`;
  const { body } = new DOMParser().parseFromString(trustedHtml(page), 'text/html');
  // No name means a space, so each text between spaces is the meaning of one name.
  const texts = body.title.split(' ');
  const meanings = new Map(names.map((name, index) => [name, texts[index] ?? name]));
  return html.replace(REFERENCE, (name) => {
    const meaning = meanings.get(name) ?? name;
    return meaning === name ? name : [...meaning].map(numberOf).join('');
  });
}
