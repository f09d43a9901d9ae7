import type { RouterOptions } from 'wouter';
import type { FirstReads } from '../api/first-reads';
import type { Draft } from '../components/drafts';
import type { QueryListItem } from '../domain/query';
import type { StandIn } from '../first-paint/stand-in';
import type { Settings } from '../settings/settings';

/** An element whose settings can change while it is mounted. */
export interface SettingsSource extends EventTarget {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSettings: () => Settings;
}

export type ListenForExceptions = (listener: (error: unknown) => void) => () => void;

/** What the application stands in. */
export interface AppHost {
  readonly element: SettingsSource;
  /** Whether no change of route has come since the element did. */
  readonly isAtArrival: () => boolean;
  readonly createRouter: () => RouterOptions;
  readonly listenForExceptions: ListenForExceptions;
  /** Readings that were begun with the first paint. */
  readonly reads?: FirstReads;
  /** What answers in the application's place until its form is there. */
  readonly standIn?: StandIn | undefined;
  /** The open queries that the painted page shows. */
  readonly openQueries?: readonly QueryListItem[] | undefined;
  /** What was filled in before the application came. */
  readonly draft?: Draft | undefined;
}
