import { contactPages, loading } from 'first-paint:build';
import { startPreloads, NO_PRELOADS, type Preloads } from '../api/preloads';
import { ORIGINS, originShown, type OriginName } from '../origins';
import { pageHash } from '../routing/page-hash';
import { contactOriginOf, readHash, ROOT } from '../routing/routes';
import { remountKey, type Settings } from '../settings/settings';
import { capture, type Capture, type Captured } from './capture';
import { toNodes } from './markup';
import { showOpenQueries, type PrerenderedQueries } from './open-queries';

/** What an element shows before the application has loaded. */
export interface Prerendered {
  /** Contains the screen: if hydration fails, React clears an element, but not a shadow root. */
  readonly container: Element;
  /** The contact page's origin; undefined for any other screen. */
  readonly origin: OriginName | undefined;
  /** Whether the contact page itself is shown, and not a placeholder. */
  readonly isPage: boolean;
  /** The `remountKey` of the settings it was shown for. */
  readonly portalKey: string;
  /** What the portal calls the member, as it said last: what was typed and preloaded is of that member. */
  readonly memberKey: string | undefined;
  readonly capture: Capture | undefined;
  /** What was captured on a page that this screen has replaced. */
  readonly before: Captured | undefined;
  readonly openQueries: PrerenderedQueries | undefined;
  readonly preloads: Preloads;
}

/** The origin of the contact page that the hash names; undefined for any other screen. */
function contactOriginNow(settings: Settings): OriginName | undefined {
  // The element ignores a hash of the host, and shows the default screen.
  const named = contactOriginOf(readHash(pageHash()) ?? ROOT);
  return named === undefined ? undefined : originShown(settings.origin, named);
}

/** Whether the contact page can be shown: prerendered it has our own texts only. */
const hasOurTexts = ({ messages }: Settings) => !messages;

/** Whether it was shown for the member whom the portal names now. One who is not named any more is unknown for a while. */
const isSameMember = ({ memberKey: before }: Prerendered, { memberKey: now }: Settings): boolean =>
  before === undefined || now === undefined || before === now;

/** Whether the application would show the screen that the preloads are for. */
export const isPreloaded = (shown: Prerendered, settings: Settings): boolean =>
  shown.origin === contactOriginNow(settings) &&
  shown.portalKey === remountKey(settings) &&
  isSameMember(shown, settings);

/** Whether the application would show this screen now. */
export const isCurrent = (shown: Prerendered, settings: Settings): boolean =>
  isPreloaded(shown, settings) &&
  shown.isPage === (shown.origin !== undefined && hasOurTexts(settings));

function showChatbot(root: ShadowRoot, { chatbotUrl }: Settings): void {
  root.querySelector('[data-chatbot]')?.setAttribute('href', chatbotUrl);
}

/** Applies other settings to the screen that they leave in place. */
export function applySettings(
  root: ShadowRoot,
  shown: Prerendered,
  settings: Settings,
): Prerendered {
  showChatbot(root, settings);
  return { ...shown, memberKey: settings.memberKey ?? shown.memberKey };
}

/** Starts the preloads of a contact page. */
const preloadsOf = (settings: Settings, origin: OriginName | undefined) =>
  origin ? startPreloads(settings, ORIGINS[origin]) : NO_PRELOADS;

/**
 * Shows the contact page, which can be filled in while its data loads, or the placeholder of any other
 * screen.
 * @param before the screen shown until now: its preloads serve the same contact page with other texts
 */
export function showPrerendered(
  root: ShadowRoot,
  settings: Settings,
  before?: Prerendered,
): Prerendered {
  const origin = contactOriginNow(settings);
  const kept = before && isPreloaded(before, settings) ? before : undefined;
  const captured = kept?.capture?.captured() ?? kept?.before;
  if (before) stopShowing(before);
  if (!kept) before?.preloads.abort();
  const preloads = kept?.preloads ?? preloadsOf(settings, origin);
  const page = origin && hasOurTexts(settings) ? contactPages[origin] : undefined;
  const container = document.createElement('div');
  container.append(...toNodes(page ?? loading));
  // A load failure above stays.
  if (before?.container.isConnected) before.container.replaceWith(container);
  else root.replaceChildren(container);
  const isPage = page !== undefined;
  if (isPage) showChatbot(root, settings);
  return {
    container,
    origin,
    isPage,
    portalKey: remountKey(settings),
    memberKey: settings.memberKey ?? kept?.memberKey,
    capture: origin && isPage ? capture(root, ORIGINS[origin], captured) : undefined,
    before: captured,
    openQueries:
      origin && isPage && preloads.openQueries
        ? showOpenQueries(root, origin, preloads.openQueries)
        : undefined,
    preloads,
  };
}

function stopShowing({ capture: captured, openQueries }: Prerendered): void {
  captured?.end();
  openQueries?.release();
}

/** Stops capturing, and aborts the preloads that nothing has used. */
export function endPrerendered(prerendered: Prerendered): void {
  stopShowing(prerendered);
  prerendered.preloads.abort();
}
