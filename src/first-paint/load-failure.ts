import { loadFailure } from 'first-paint:build';
import { toNodes } from './markup';

/** Reports above the screen that the application could not be loaded; its button tries again. */
export function showLoadFailure(root: ShadowRoot, retry: () => void): void {
  const nodes = toNodes(loadFailure);
  root.prepend(...nodes);
  root.querySelector('button')?.addEventListener('click', () => {
    for (const node of nodes) root.removeChild(node);
    retry();
  });
}
