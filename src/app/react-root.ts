import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/** Renders into an empty element, at once. */
export function renderInto(container: Element, app: ReactNode, options?: RootOptions): Root {
  const react = createRoot(container, options);
  flushSync(() => {
    react.render(app);
  });
  return react;
}

/** Hydrates an element in one task, so that no event is handled in between. */
export const hydrate = (container: Element, app: ReactNode, options?: RootOptions): Root =>
  flushSync(() => hydrateRoot(container, app, options));
