import { contactPages, loading } from 'first-paint:build';
import { beginReads, NO_READS, type FirstReads } from '../api/first-reads';
import { ORIGINS, originShown, type OriginName } from '../origins';
import { pageHash } from '../routing/page-hash';
import { contactOriginOf, readHash } from '../routing/paths';
import { identityOf, type Settings } from '../settings/settings';
import { capture, type Capture } from './capture';
import { toNodes } from './markup';
import { showOpenQueries, type PrerenderedQueries } from './open-queries';

/** What an element shows before the application has loaded. */
export interface Prerendered {
  /** What the screen is in. React clears an element where it can't hydrate it, but not a shadow root. */
  readonly container: Element;
  /** The origin whose contact page it is; undefined for any other screen. */
  readonly origin: OriginName | undefined;
  /** Of the settings that it was shown for. */
  readonly identity: string;
  readonly capture: Capture | undefined;
  readonly openQueries: PrerenderedQueries | undefined;
  readonly preloads: FirstReads;
}

/** The origin of the contact page that the page's hash shows, undefined for another screen. */
function contactPageNow(settings: Settings): OriginName | undefined {
  // The build knows our own words only.
  if (settings.messages) return undefined;
  // The element ignores any other hash: it shows the default screen.
  const named = contactOriginOf(readHash(pageHash()) ?? '/');
  return named === undefined ? undefined : originShown(settings.origin, named);
}

/** Whether this is the screen that the application would show now. */
export const isCurrent = ({ origin, identity }: Prerendered, settings: Settings): boolean =>
  origin === contactPageNow(settings) && identity === identityOf(settings);

/** Updates a prerendered screen after a change of a setting that it shows. */
export const showSettings = (root: ShadowRoot, { chatbotUrl }: Settings): void =>
  void root.querySelector('[data-chatbot]')?.setAttribute('href', chatbotUrl);

/**
 * Shows a screen at once: the contact page, which can be filled in while its data loads, or the
 * placeholder of any other screen.
 */
export function showPrerendered(root: ShadowRoot, settings: Settings): Prerendered {
  const origin = contactPageNow(settings);
  const container = document.createElement('div');
  container.append(...toNodes(origin ? contactPages[origin] : loading));
  root.replaceChildren(container);
  const shown = { container, origin, identity: identityOf(settings) };
  if (!origin) return { ...shown, capture: undefined, openQueries: undefined, preloads: NO_READS };
  showSettings(root, settings);
  const preloads = beginReads(settings, ORIGINS[origin]);
  return {
    ...shown,
    capture: capture(root, ORIGINS[origin]),
    openQueries: preloads.openQueries && showOpenQueries(root, preloads.openQueries),
    preloads,
  };
}

/** Stops capturing, and aborts each preload that nothing has taken. */
export function endPrerendered(prerendered: Prerendered): void {
  const { capture: captured, openQueries, preloads } = prerendered;
  captured?.end();
  openQueries?.release();
  preloads.abort();
}
