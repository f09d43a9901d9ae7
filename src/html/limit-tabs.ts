import { MOST_TABS } from './budget';

const TABS = /\t/g;

/** Replaces the tabs of content that has too many with spaces. */
export function limitTabs(content: Node): void {
  if ((content.textContent?.match(TABS)?.length ?? 0) <= MOST_TABS) return;
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes('\t')) text.data = text.data.replace(TABS, ' ');
  }
}
