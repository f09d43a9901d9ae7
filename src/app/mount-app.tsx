import './styles';
import type { Root, RootOptions } from 'react-dom/client';
import { openQueriesKey } from '../api/resources/open-queries';
import type { Prerendered } from '../first-paint/prerendered';
import { replay, replayPresses } from '../first-paint/replay';
import { followStyles } from '../host/adopt-styles';
import { describeException } from '../host/describe-exception';
import { emitterOf } from '../host/element-events';
import { keepFieldEvents } from '../host/field-events';
import { languageOf } from '../host/language';
import { ORIGINS, type OriginName } from '../origins';
import { cacheKeyOf } from '../requests/use-api-query';
import { choiceToFollow, visitOf } from '../routing/followed-link';
import { hashRouterOptions } from '../routing/hash-router';
import { pageHash } from '../routing/href';
import { NO_CHOICE } from '../routing/linked-choice';
import { readHash, ROOT, searchOf } from '../routing/routes';
import { readCaught } from '../ui/use-catch';
import type { FromPage } from '../visit/visit';
import { App } from './App';
import type { AppHost, SettingsSource } from './app-host';
import { screens } from './lazy-screens';
import { hydrate, renderInto } from './react-root';

interface MountOptions {
  readonly element: Element;
  readonly root: ShadowRoot;
  readonly settings: SettingsSource;
  /** Whether the element is the one that rewrites the hash. */
  readonly ownsHash: () => boolean;
  /** When the element was mounted, in milliseconds since 1970. */
  readonly mountedAt: number;
  /** Whether the route has not changed since the element was mounted. */
  readonly isAtArrival: () => boolean;
  /** Called whenever a screen is on the page and interactive. */
  readonly onScreen: () => void;
  /** The screen that the root shows. */
  readonly prerendered: Prerendered;
  /** Whether this is still the right screen. */
  readonly isCurrent: boolean;
  /** Called when an exception that no boundary caught has unmounted the application. */
  readonly onCrash: (error: unknown) => void;
}

/** Preloads the contact page, so that it can be hydrated. */
export const loadContactPage = () => screens.contactUs.load();

/** Handlers of React's exceptions. */
const rootOptions = ({ element, onCrash }: MountOptions): RootOptions => ({
  onRecoverableError: (error) => {
    const message = describeException(error, 'hydration');
    emitterOf(element)('element-error', { message });
  },
  // React's default would log the exception with its message, which may contain a member's text.
  onCaughtError: (error) => {
    console.error(`<medical-aid-inquiries>: ${describeException(...readCaught(error))}`);
  },
  // React's default would report it to the page.
  onUncaughtError: onCrash,
});

const hostOf = ({
  element,
  settings,
  ownsHash,
  mountedAt,
  isAtArrival,
  onScreen,
  prerendered: { memberKey, preloads },
}: MountOptions): AppHost => ({
  element,
  settings,
  language: () => languageOf(element),
  memberKey,
  mountedAt,
  isAtArrival,
  onScreen,
  createRouter: () => hashRouterOptions(ownsHash),
  preloads,
});

/** Hydrates the prerendered contact page, and replays what the member has done on it. */
function hydratePage(origin: OriginName, host: AppHost, options: MountOptions): Root {
  const { root, settings, prerendered } = options;
  const { container, capture, releaseQueries } = prerendered;
  const search = searchOf(readHash(pageHash()) ?? ROOT);
  const chosen = { ...NO_CHOICE, ...capture?.captured().values };
  const linked = choiceToFollow(search, ORIGINS[origin], chosen);
  // Replayed last, because a choice in the address may also remove fields.
  const captured = capture?.release(linked);
  const items = releaseQueries?.();
  const prerenderedData = items && { [cacheKeyOf(openQueriesKey(origin))]: items };
  const now = settings.get();
  // The prerendered page has no banner, which renders right afterwards.
  const prerenderedSettings = now.banner ? { ...now, banner: undefined } : now;
  const fromPage = { origin, followed: visitOf(search), linked };
  const prerenderedHost = { ...host, prerenderedSettings, prerenderedData, fromPage };
  const react = hydrate(container, <App host={prerenderedHost} />, rootOptions(options));
  if (captured) replay(root, captured);
  return react;
}

/** Renders what the prerendered page does not show: another screen, or the portal's texts. */
function renderInstead(host: AppHost, options: MountOptions): Root {
  const { root, prerendered, isCurrent } = options;
  const { container, origin, capture, preloads } = prerendered;
  const captured = capture?.captured() ?? prerendered.before;
  const fromPage: FromPage | undefined = origin &&
    captured && { origin, values: captured.values, captured: captured.chosen };
  capture?.end();
  if (!isCurrent) preloads.abort();
  container.replaceChildren();
  const app = <App host={{ ...host, ...(fromPage && { fromPage }) }} />;
  const react = renderInto(container, app, rootOptions(options));
  // Only on the same page, because a press was meant for the page that was visible.
  if (origin && isCurrent && captured) replayPresses(root, captured.pressed);
  return react;
}

/** Mounts the application, or hydrates a prerendered contact page. Returns a function that unmounts it. */
export function mountApp(options: MountOptions): () => void {
  const { root, prerendered, isCurrent } = options;
  const endStyles = followStyles(root);
  const endFieldEvents = keepFieldEvents(root);
  const host = hostOf(options);
  const { origin, isPage } = prerendered;
  const react =
    origin && isPage && isCurrent
      ? hydratePage(origin, host, options)
      : renderInstead(host, options);
  return () => {
    react.unmount();
    endFieldEvents();
    endStyles();
  };
}
