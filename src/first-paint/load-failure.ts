import { loadFailure } from 'first-paint:build';
import { toNodes } from './markup';

/** Shows a message above the screen that the application failed to load, with a button to retry. */
export function showLoadFailure(root: ShadowRoot, retry: () => void): void {
  const nodes = toNodes(loadFailure);
  root.prepend(...nodes);
  root.querySelector('button')?.addEventListener('click', () => {
    for (const node of nodes) root.removeChild(node);
    retry();
  });
}
