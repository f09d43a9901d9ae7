import { FOREIGN, UNSEEN_IN_FOREIGN } from './allow-lists';
import { MOST_OPEN, TooMuchMarkup } from './limits/budget';

/** Collects the words of drawings and formulas, label by label. */
export class ForeignWords {
  /** Of each open element, whether its words are seen. */
  private readonly seen: boolean[] = [];
  private words = '';
  /** The label of an open drawing that has no words yet. */
  private unsaid = '';
  private readonly onWords: (words: string) => void;

  constructor(onWords: (words: string) => void) {
    this.onWords = onWords;
  }

  /**
   * Returns whether the element is, or is within, a drawing or formula.
   * @param label shown if the drawing has no words
   * @throws {TooMuchMarkup} if too many are open
   */
  open(name: string, label: string): boolean {
    if (this.seen.length === 0) {
      if (!FOREIGN.includes(name)) return false;
      this.unsaid = label;
    }
    if (this.seen.length > MOST_OPEN) throw new TooMuchMarkup();
    this.pass();
    this.seen.push((this.seen.at(-1) ?? true) && !UNSEEN_IN_FOREIGN.includes(name));
    return true;
  }

  /** Returns whether the closed element is, or is within, a drawing or formula. */
  close(): boolean {
    this.pass();
    if (this.seen.length === 1) this.say(this.unsaid);
    return this.seen.pop() !== undefined;
  }

  /** Returns whether the text is within a drawing or formula. */
  add(text: string): boolean {
    const isSeen = this.seen.at(-1);
    if (isSeen === true) this.words += text;
    return isSeen !== undefined;
  }

  /** Spaces separate the labels. */
  private pass(): void {
    const words = this.words.trim();
    this.words = '';
    this.say(words);
  }

  private say(words: string): void {
    if (words === '') return;
    this.unsaid = '';
    this.onWords(` ${words} `);
  }
}
