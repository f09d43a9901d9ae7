import { openQueriesKey } from '../api/open-queries';
import { draftOf } from '../components/drafts';
import { cacheKeyOf } from '../components/use-read';
import type { Prerendered } from '../first-paint/prerendered';
import { announceFrom } from '../host/element-events';
import { describeException } from '../host/exception-words';
import { hashRouterOptions } from '../routing/hash-router';
import { readCaught } from '../ui/use-catch';
import { App } from './App';
import type { AppHost, SettingsSource } from './app-host';
import { screens } from './lazy-screens';
import { hydrate, renderInto } from './react-root';
import { laterStylesheet } from './styles';

interface Place {
  readonly element: EventTarget;
  readonly root: ShadowRoot;
  readonly settings: SettingsSource;
  /** Whether the element is the one that rewrites the hash. */
  readonly leads: () => boolean;
  /** Whether no change of route has come since the element did. */
  readonly isAtArrival: () => boolean;
  /** What the root shows. */
  readonly prerendered: Prerendered;
  /** Whether that is the screen to be shown. */
  readonly isCurrent: boolean;
  /** Called when the application has ended by an exception that nothing in it could take. */
  readonly onEnd: (error: unknown) => void;
}

/** Loads the contact page's screen, so that it renders at once. */
export const loadContactPage = () => screens.contactUs.load();

/** Mounts the application; a prerendered contact page is hydrated. Returns the way to unmount it. */
export function mountApp(place: Place): () => void {
  const { element, root, settings, leads, isAtArrival, prerendered, isCurrent, onEnd } = place;
  const { container, origin, capture, openQueries, preloads } = prerendered;
  const announce = announceFrom(element);
  const options = {
    onRecoverableError: (error: unknown) => {
      announce('element-error', { message: describeException(error, 'hydration') });
    },
    // By itself React would print the exception, with its message.
    onCaughtError: (error: unknown) => {
      console.error(`<medical-aid-inquiries>: ${describeException(...readCaught(error))}`);
    },
    // React's own default reports it to the page.
    onUncaughtError: onEnd,
  };
  const styles = laterStylesheet();
  if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets.push(styles);
  const host: AppHost = {
    element,
    settings,
    isAtArrival,
    createRouter: () => hashRouterOptions(leads),
    preloads,
  };
  if (origin && isCurrent) {
    const replay = capture?.release();
    const items = openQueries?.release();
    const prerenderedData = items && { [cacheKeyOf(openQueriesKey(origin))]: items };
    const now = settings.getSettings();
    // The build knows no banner: it renders right after.
    const prerenderedSettings = now.banner ? { ...now, banner: undefined } : now;
    const prerenderedHost = { ...host, prerenderedSettings, prerenderedData };
    const react = hydrate(container, <App host={prerenderedHost} />, options);
    replay?.();
    return () => {
      react.unmount();
    };
  }
  // Typed on a page that the member has left meanwhile.
  const draft = origin && capture && ([draftOf(origin), capture.values()] as const);
  capture?.end();
  preloads.abort();
  container.replaceChildren();
  const react = renderInto(container, <App host={{ ...host, draft }} />, options);
  return () => {
    react.unmount();
  };
}
