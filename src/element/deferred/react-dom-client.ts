import type { SettingsSource } from '../../app/app-host';
import type { Settings } from '../../settings/settings';
import { mountElement } from '../mount-element';

/**
 * Replaces `react-dom/client` for `@r2wc/react-to-web-component`. The first render shows the prerendered screen and
 * starts loading the application; later ones change the settings of both.
 */
export function createRoot(root: ShadowRoot) {
  const listeners = new Set<() => void>();
  let element: () => Settings;
  let settings: Settings | undefined;
  let unmount: (() => void) | undefined;
  const source: SettingsSource = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => (settings ??= element()),
  };
  return {
    render: (rendered: () => Settings): void => {
      element = rendered;
      settings = undefined;
      if (unmount) for (const listener of listeners) listener();
      else unmount = mountElement(root.host, root, source);
    },
    unmount: (): void => {
      unmount?.();
    },
  };
}
