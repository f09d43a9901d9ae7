import { MOST_DEPTH, MOST_ELEMENTS, MOST_OF_THE_SAME, TooMuchMarkup } from './markup-budget';

const setOf = (...names: readonly string[]) => new Set(names.flatMap((name) => name.split(' ')));

const EMPTY = setOf('br wbr hr img col');
const FORMATTING = setOf('a b big code em font i s small strike strong tt u');
/** Without attributes, one in another of its kind looks like one alone. */
const PLAIN = new Set('b code em i s strike strong tt u'.split(' ').map((name) => `<${name}>`));
/** Blocks, before which a paragraph ends. */
const BLOCKS = setOf(
  'address article aside blockquote center details div dl fieldset figcaption figure footer header',
  'main nav ol p section summary ul h1 h2 h3 h4 h5 h6 pre table hr',
);
/** What an end tag inside does not reach out of. */
const WALLS = setOf('table caption td th svg math object template select');
const WALLS_AND_BLOCKS = new Set([...WALLS, ...BLOCKS, 'li', 'dt', 'dd']);
const NO_TABLES = setOf('svg math object template select');
const TABLES = new Set([...NO_TABLES, 'table']);

/** A part of a table, and what it stands in, whatever is still open there. */
const ROW_GROUPS = 'tbody thead tfoot';
const TABLE_PARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(
    ['caption', 'colgroup', ...ROW_GROUPS.split(' ')].map((name) => [name, setOf('table')]),
  ),
  col: setOf('table colgroup'),
  tr: setOf('table', ROW_GROUPS),
  td: setOf('table tr', ROW_GROUPS),
  th: setOf('table tr', ROW_GROUPS),
};

/** What ends before an element of its kind, and where one stops to look for it. */
const SIBLINGS: Readonly<Record<string, readonly [ReadonlySet<string>, ReadonlySet<string>]>> = {
  li: [setOf('li'), new Set([...WALLS, 'ul', 'ol', 'blockquote'])],
  dt: [setOf('dt dd'), new Set([...WALLS, 'dl'])],
  dd: [setOf('dt dd'), new Set([...WALLS, 'dl'])],
  a: [setOf('a'), WALLS],
};
const PARAGRAPH = setOf('p');

interface OpenElement {
  readonly name: string;
  readonly tag: string;
  /** How many of the same were left out in it, whose ends are still to come. */
  leftOut: number;
}

/**
 * Keeps the elements of markup within one another as a parser would, but so that each ends where its
 * surrounding one ends. A parser needs time that grows with the square of what is left open, and
 * copies left-open formatting into every block that follows.
 */
export class Nesting {
  readonly #open: OpenElement[] = [];
  /** Elements too deep to be written, by their names. */
  readonly #tooDeep = new Map<string, number>();
  #written = 0;

  /** How many elements are open, each of them around what comes next. */
  get depth(): number {
    return this.#open.length;
  }

  /** Where the innermost open element of such a name is, -1 for nowhere on this side of a wall. */
  #innermost(names: ReadonlySet<string>, walls: ReadonlySet<string>): number {
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const name = this.#open[at]?.name ?? '';
      if (names.has(name)) return at;
      if (walls.has(name)) return -1;
    }
    return -1;
  }

  #endFrom(at: number): OpenElement[] {
    this.#tooDeep.clear();
    return this.#open.splice(at);
  }

  /**
   * The tags to write for a start tag, in their order.
   * @throws {TooMuchMarkup} when there are more elements than can be shown
   */
  start(name: string, tag: string): readonly string[] {
    const parents = TABLE_PARTS[name];
    if (parents) {
      const parent = this.#innermost(parents, NO_TABLES);
      if (parent < 0) return [];
      return [...endsOf(this.#endFrom(parent + 1)), ...this.#begin({ name, tag })];
    }
    const [siblings, walls] = SIBLINGS[name] ?? [PARAGRAPH, WALLS];
    const at = SIBLINGS[name] || BLOCKS.has(name) ? this.#innermost(siblings, walls) : -1;
    if (at < 0) return this.#begin({ name, tag });
    const ended = this.#endFrom(at);
    // As in any browser: bold in a paragraph without an end is bold in the next one.
    const lasting = name === 'table' ? [] : ended.filter((element) => lasts(element, name));
    return [
      ...endsOf(ended),
      ...this.#begin({ name, tag }),
      ...lasting.flatMap((element) => this.#begin(element)),
    ];
  }

  #begin({ name, tag }: Pick<OpenElement, 'name' | 'tag'>): string[] {
    const isEmpty = EMPTY.has(name);
    const same = PLAIN.has(tag) ? this.#sameAround(tag) : [];
    if (same[0] && same.length >= MOST_OF_THE_SAME) {
      same[0].leftOut += 1;
      return [];
    }
    if (!isEmpty && this.depth >= MOST_DEPTH) {
      this.#tooDeep.set(name, (this.#tooDeep.get(name) ?? 0) + 1);
      return [];
    }
    this.#written += 1;
    if (this.#written > MOST_ELEMENTS) throw new TooMuchMarkup();
    if (!isEmpty) this.#open.push({ name, tag, leftOut: 0 });
    return [tag];
  }

  /** The open elements of such a tag on this side of a wall, the innermost first. */
  #sameAround(tag: string): OpenElement[] {
    const wall = this.#open.findLastIndex(({ name }) => WALLS.has(name));
    return this.#open
      .slice(wall + 1)
      .filter((open) => open.tag === tag)
      .reverse();
  }

  /** The tags to write for an end tag, in their order; none where nothing of the name is open. */
  end(name: string): readonly string[] {
    const tooDeep = this.#tooDeep.get(name) ?? 0;
    if (tooDeep > 0) {
      this.#tooDeep.set(name, tooDeep - 1);
      return [];
    }
    const at = this.#innermost(new Set([name]), wallsOf(name));
    const element = this.#open[at];
    if (!element) return [];
    if (element.leftOut === 0) return endsOf(this.#endFrom(at));
    element.leftOut -= 1;
    return [];
  }
}

/** Whether a line ends before it. */
export const breaksLine = (name: string): boolean => name === 'br' || BLOCKS.has(name);

const lasts = ({ name }: OpenElement, before: string): boolean =>
  FORMATTING.has(name) && name !== before;

const endsOf = (elements: readonly OpenElement[]): string[] =>
  elements.map(({ name }) => `</${name}>`).reverse();

function wallsOf(name: string): ReadonlySet<string> {
  if (name === 'table') return NO_TABLES;
  if (TABLE_PARTS[name]) return TABLES;
  return FORMATTING.has(name) || WALLS_AND_BLOCKS.has(name) ? WALLS : WALLS_AND_BLOCKS;
}
