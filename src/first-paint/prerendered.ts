import { contactPages, loading } from 'first-paint:build';
import { startPreloads, NO_PRELOADS, type Preloads } from '../api/preloads';
import { ORIGINS, originShown, type OriginName } from '../origins';
import { pageHash } from '../routing/page-hash';
import { contactOriginOf, readHash, ROOT } from '../routing/routes';
import { remountKey, type Settings } from '../settings/settings';
import { capture, type Capture } from './capture';
import { toNodes } from './markup';
import { showOpenQueries, type PrerenderedQueries } from './open-queries';

/** What an element shows before the application has loaded. */
export interface Prerendered {
  /** Contains the screen: if hydration fails, React clears an element, but not a shadow root. */
  readonly container: Element;
  /** The contact page's origin; undefined for any other screen. */
  readonly origin: OriginName | undefined;
  /** The `remountKey` of the settings it was shown for. */
  readonly portalKey: string;
  readonly capture: Capture | undefined;
  readonly openQueries: PrerenderedQueries | undefined;
  readonly preloads: Preloads;
}

/** The origin of the contact page that the hash names; undefined for any other screen. */
function contactPageNow(settings: Settings): OriginName | undefined {
  // The prerendered page has our own texts only.
  if (settings.messages) return undefined;
  // The element ignores a hash of the host, and shows the default screen.
  const named = contactOriginOf(readHash(pageHash()) ?? ROOT);
  return named === undefined ? undefined : originShown(settings.origin, named);
}

/** Whether the application would show this screen now. */
export const isCurrent = ({ origin, portalKey }: Prerendered, settings: Settings): boolean =>
  origin === contactPageNow(settings) && portalKey === remountKey(settings);

/** Applies settings that a prerendered screen shows. */
export const showSettings = (root: ShadowRoot, { chatbotUrl }: Settings): void =>
  void root.querySelector('[data-chatbot]')?.setAttribute('href', chatbotUrl);

/**
 * Shows the contact page, which can be filled in while its data loads, or the placeholder of any other
 * screen.
 */
export function showPrerendered(root: ShadowRoot, settings: Settings): Prerendered {
  const origin = contactPageNow(settings);
  const container = document.createElement('div');
  container.append(...toNodes(origin ? contactPages[origin] : loading));
  root.replaceChildren(container);
  const shown = { container, origin, portalKey: remountKey(settings) };
  if (!origin)
    return { ...shown, capture: undefined, openQueries: undefined, preloads: NO_PRELOADS };
  showSettings(root, settings);
  const preloads = startPreloads(settings, ORIGINS[origin]);
  return {
    ...shown,
    capture: capture(root, ORIGINS[origin]),
    openQueries: preloads.openQueries && showOpenQueries(root, origin, preloads.openQueries),
    preloads,
  };
}

/** Stops capturing, and aborts the preloads that nothing has used. */
export function endPrerendered(prerendered: Prerendered): void {
  const { capture: captured, openQueries, preloads } = prerendered;
  captured?.end();
  openQueries?.release();
  preloads.abort();
}
