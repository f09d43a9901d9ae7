/**
 * Runs in the page. A translator that changes the element as Google's and Edge's do. It replaces each text node with
 * two `<font>` elements, also in open shadow trees and frames. While following, it reads a text when its node is
 * added, and replaces it a task later, as late as the answer of a translation server.
 *
 * @param mark the prefix of a translated text
 * @returns `translate` translates the present texts, `follow` also all that are added
 */
export function createTranslator(mark = '') {
  const LEFT_ALONE = 'font, textarea, script, style';
  const isText = ({ data, parentElement }) => /\S/.test(data) && !parentElement.closest(LEFT_ALONE);

  const textsIn = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts.filter((text) => text.parentElement && isText(text));
  };
  const replaceBy = (text, words) => {
    const outer = text.ownerDocument.createElement('font');
    const inner = text.ownerDocument.createElement('font');
    inner.textContent = `${mark}${words}`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const roots = () =>
    [...document.querySelectorAll('medical-aid-inquiries')].map(({ shadowRoot }) => shadowRoot);
  const frames = () =>
    roots().flatMap((root) =>
      [...root.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument.body),
    );

  const translate = () => {
    for (const root of [...roots(), ...frames()])
      for (const text of textsIn(root)) replaceBy(text, text.data);
  };
  const translateLater = (nodes) => {
    const read = nodes.flatMap(textsIn).map((text) => ({ text, words: text.data }));
    setTimeout(() => {
      for (const { text, words } of read) if (text.isConnected) replaceBy(text, words);
    });
  };
  const observer = new MutationObserver((records) => {
    translateLater(records.flatMap(({ addedNodes }) => [...addedNodes]));
  });
  const follow = () => {
    translate();
    for (const root of roots()) observer.observe(root, { childList: true, subtree: true });
  };
  return { translate, follow, stop: () => observer.disconnect() };
}
