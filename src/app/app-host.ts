import type { RouterOptions } from 'wouter';
import type { FirstReads } from '../api/first-reads';
import type { Draft } from '../components/drafts';
import type { Settings } from '../settings/settings';

/** Settings that can change while the application is mounted. */
export interface SettingsSource {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSettings: () => Settings;
}

/** What the application is mounted in. */
export interface AppHost {
  /** Fires the element's events. */
  readonly element: EventTarget;
  readonly settings: SettingsSource;
  /** The settings that a prerendered page shows, where it is hydrated. */
  readonly prerenderedSettings?: Settings;
  /** Whether no change of route has come since the element did. */
  readonly isAtArrival: () => boolean;
  readonly createRouter: () => RouterOptions;
  /** What a prerendered page shows of the server's data, by the keys of the cache. */
  readonly prerenderedData?: Readonly<Record<string, unknown>> | undefined;
  /** Reads that began before the application was loaded. */
  readonly preloads?: FirstReads;
  /** What was filled in on a prerendered page that the member has left. */
  readonly draft?: Draft | undefined;
}
