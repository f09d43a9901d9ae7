import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { draftOf } from '../components/drafts';
import { endPaint, type FirstPaint } from '../first-paint/painted';
import { announceFrom } from '../host/element-events';
import { describeException } from '../host/exception-words';
import { endReactRoot, makeReactRoot } from '../host/react-root';
import { hashRouterOptions } from '../routing/hash-router';
import { App } from './App';
import type { AppHost, SettingsSource } from './app-host';
import { screens } from './lazy-screens';
import { laterStylesheet } from './styles';

interface Place {
  readonly element: SettingsSource;
  readonly root: ShadowRoot;
  /** Whether the element is the one that rewrites the hash. */
  readonly leads: () => boolean;
  /** Whether no change of route has come since the element did. */
  readonly isAtArrival: () => boolean;
  /** What stands in the root. */
  readonly paint: FirstPaint;
  /** Whether that is the screen to be shown. */
  readonly isCurrent: boolean;
  /** Called when the application has ended by an exception that nothing in it could take. */
  readonly onEnd: (error: unknown) => void;
}

/** Begins in slices that leave the page free to answer. */
function begin(makeRoot: () => Root): Root {
  let made: Root | undefined;
  startTransition(() => {
    made = makeRoot();
  });
  if (!made) throw new Error('startTransition did not run its action');
  return made;
}

/**
 * Puts the application into an element, and gives the way to take it out. On a painted contact page
 * it takes over the nodes that stand there, with all that they hold.
 */
export async function mountApp(place: Place) {
  const { element, root, leads, isAtArrival, paint, isCurrent, onEnd } = place;
  const { origin, standIn, queries, reads } = paint;
  const announce = announceFrom(element);
  const options = {
    onRecoverableError: (error: unknown) => {
      announce('element-error', { message: describeException(error, 'hydration') });
    },
    // By itself React would print the exception, with its message.
    onCaughtError: (error: unknown) => {
      console.error(`<medical-aid-inquiries>: ${describeException(error, 'rendering')}`);
    },
    // By itself React would hand it to the page.
    onUncaughtError: onEnd,
  };
  if (origin) await screens.contactUs.load();
  const styles = laterStylesheet();
  if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets.push(styles);
  const values = standIn?.freeze();
  const openQueries = queries?.freeze();
  const exceptionListeners = new Set<(error: unknown) => void>();
  const tellException = (error: unknown) => {
    for (const listener of exceptionListeners) listener(error);
  };
  const host: AppHost = {
    element,
    isAtArrival,
    createRouter: () => hashRouterOptions(leads),
    listenForExceptions: (listener) => {
      exceptionListeners.add(listener);
      return () => void exceptionListeners.delete(listener);
    },
    reads,
    standIn,
    openQueries: isCurrent ? openQueries : undefined,
    draft: origin && values && ([draftOf(origin), values] as const),
  };
  const react = begin(() => {
    // React takes a shadow root; its types do not say so.
    const node = root as unknown as Element;
    if (origin && isCurrent)
      return makeReactRoot(root, tellException, () =>
        hydrateRoot(node, <App host={host} />, options),
      );
    endPaint(paint);
    root.replaceChildren();
    const created = makeReactRoot(root, tellException, () => createRoot(root, options));
    created.render(<App host={host} />);
    return created;
  });
  return () => {
    endReactRoot(root);
    react.unmount();
  };
}
