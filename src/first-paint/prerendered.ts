import { contactPages, loading } from 'first-paint:build';
import { startPreloads, NO_PRELOADS, type Preloads } from '../api/preloads';
import { ORIGINS, originShown, type OriginName } from '../origins';
import { pageHash } from '../routing/href';
import { contactOriginOf, readHash, ROOT } from '../routing/routes';
import { remountKey, type Settings } from '../settings/settings';
import { capture, type Capture, type Captured } from './capture';
import { toNodes, type MarkupNode } from './markup';
import { showOpenQueries, type ReleaseQueries } from './open-queries';

/** The screen of an element before the application has loaded. */
export interface Prerendered {
  /** Contains the screen, because after a failed hydration React clears an element, but not a shadow root. */
  readonly container: Element;
  /** The contact page's origin; undefined for any other screen. */
  readonly origin: OriginName | undefined;
  /** Whether the contact page is shown, not a placeholder. */
  readonly isPage: boolean;
  /** The `remountKey` of the settings for which it was shown. */
  readonly portalKey: string;
  /** The portal's last member key. Typed text and preloaded answers belong to that member. */
  readonly memberKey: string | undefined;
  readonly capture: Capture | undefined;
  /** Input captured on a page that this screen has replaced. */
  readonly before: Captured | undefined;
  readonly releaseQueries: ReleaseQueries | undefined;
  readonly preloads: Preloads;
}

/** The origin of the contact page that the hash names; undefined for any other screen. */
function contactOriginNow(settings: Settings): OriginName | undefined {
  // A hash of the host is ignored, and the default screen shows.
  const named = contactOriginOf(readHash(pageHash()) ?? ROOT);
  return named === undefined ? undefined : originShown(settings.origin, named);
}

/** Whether the contact page can be shown, because the prerendered page only has our texts. */
const hasOurTexts = ({ messages }: Settings) => !messages;

/**
 * Whether the portal still names the same member. A member key that is removed makes the member unknown for a while.
 */
const isSameMember = ({ memberKey: before }: Prerendered, { memberKey: now }: Settings): boolean =>
  before === undefined || now === undefined || before === now;

/** Whether the application would show the screen that the preloads are for. */
const isPreloaded = (shown: Prerendered, settings: Settings): boolean =>
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

type Kept = Pick<Prerendered, 'preloads'> & Partial<Pick<Prerendered, 'memberKey' | 'before'>>;

/** Input for the next screen; none, unless it is the same page with other texts. */
function keptOf(
  before: Prerendered | undefined,
  settings: Settings,
  origin: OriginName | undefined,
): Kept {
  if (before && isPreloaded(before, settings))
    return { ...before, before: before.capture?.captured() ?? before.before };
  before?.preloads.abort();
  return { preloads: origin ? startPreloads(settings, ORIGINS[origin]) : NO_PRELOADS };
}

/** Replaces the previous screen. */
function place(
  root: ShadowRoot,
  markup: readonly MarkupNode[],
  before: Prerendered | undefined,
): Element {
  const container = document.createElement('div');
  container.append(...toNodes(markup));
  // Keeps a load failure above the screen.
  if (before?.container.isConnected) before.container.replaceWith(container);
  else root.replaceChildren(container);
  return container;
}

/**
 * Shows the contact page, which can be filled in while its data loads, or the placeholder of any other screen.
 * @param before the previous screen, whose preloads serve the same contact page with other texts
 */
export function showPrerendered(
  root: ShadowRoot,
  settings: Settings,
  before?: Prerendered,
): Prerendered {
  const origin = contactOriginNow(settings);
  const kept = keptOf(before, settings, origin);
  const { preloads } = kept;
  if (before) stopShowing(before);
  const page = hasOurTexts(settings) ? origin : undefined;
  const container = place(root, page ? contactPages[page] : loading, before);
  if (page) showChatbot(root, settings);
  return {
    container,
    origin,
    isPage: page !== undefined,
    portalKey: remountKey(settings),
    memberKey: settings.memberKey ?? kept.memberKey,
    capture: page && capture(root, ORIGINS[page], kept.before),
    before: kept.before,
    releaseQueries:
      page && preloads.openQueries && showOpenQueries(root, page, preloads.openQueries),
    preloads,
  };
}

/** Applies other settings, which may show another screen. */
export function applySettings(
  root: ShadowRoot,
  shown: Prerendered,
  settings: Settings,
): Prerendered {
  if (!isCurrent(shown, settings)) return showPrerendered(root, settings, shown);
  showChatbot(root, settings);
  return { ...shown, memberKey: settings.memberKey ?? shown.memberKey };
}

/** Aborts the preloads if the member has left the screen that they are for. */
export function abortIfLeft(shown: Prerendered, settings: Settings): void {
  if (!isPreloaded(shown, settings)) shown.preloads.abort();
}

function stopShowing({ capture: captured, releaseQueries }: Prerendered): void {
  captured?.end();
  releaseQueries?.();
}

/** Stops capturing, and aborts the preloads that were not used. */
export function endPrerendered(prerendered: Prerendered): void {
  stopShowing(prerendered);
  prerendered.preloads.abort();
}
