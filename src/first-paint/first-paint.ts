import { contactPages, loading } from 'first-paint:build';
import { beginReads, NO_READS } from '../api/first-reads';
import { ORIGINS, originShown, type OriginName } from '../origins';
import { pageHash } from '../routing/page-hash';
import { contactOriginOf, readHash } from '../routing/paths';
import { identityOf, type Settings } from '../settings/settings';
import { toNodes } from './markup';
import { paintOpenQueries } from './open-queries';
import type { FirstPaint } from './painted';
import { standIn } from './stand-in';

/** The origin of the contact page that the page's hash shows, undefined for another screen. */
function contactPageNow(settings: Settings): OriginName | undefined {
  // The build knows our own words only.
  if (settings.messages) return undefined;
  // A hash that is none of ours shows the default screen.
  const named = contactOriginOf(readHash(pageHash()) ?? '/');
  return named === undefined ? undefined : originShown(settings.origin, named);
}

/** Whether what was painted is what the application would show now. */
export const isCurrent = ({ origin, identity }: FirstPaint, settings: Settings): boolean =>
  origin === contactPageNow(settings) && identity === identityOf(settings);

/** What was painted follows a setting that it shows. */
export const showSettings = (root: ShadowRoot, { chatbotUrl }: Settings): void =>
  void root.querySelector('.chatbot')?.setAttribute('href', chatbotUrl);

/**
 * Paints a screen at once: the contact page whole, so that it can be filled in, and its readings
 * begun; for any other screen the place that it will take.
 */
export function paintFirst(root: ShadowRoot, settings: Settings): FirstPaint {
  const origin = contactPageNow(settings);
  root.replaceChildren(...toNodes(origin ? contactPages[origin] : loading));
  const identity = identityOf(settings);
  if (!origin) return { origin, identity, standIn: undefined, queries: undefined, reads: NO_READS };
  showSettings(root, settings);
  const reads = beginReads(settings, ORIGINS[origin]);
  return {
    origin,
    identity,
    standIn: standIn(root, ORIGINS[origin]),
    queries: reads.openQueries && paintOpenQueries(root, reads.openQueries),
    reads,
  };
}
