import type { RouterOptions } from 'wouter';
import type { Preloads } from '../api/preloads';
import type { Settings } from '../settings/settings';
import type { ReadStore } from '../ui/value-store';
import type { FromPage } from '../visit/visit';

/** Settings that can change while the application is mounted. */
export type SettingsSource = ReadStore<Settings>;

/** The element's arguments to the application. */
export interface AppHost {
  /** Fires the element's events. */
  readonly element: EventTarget;
  readonly settings: SettingsSource;
  /** The language that the page declares for the element; empty if it declares none. */
  readonly language: () => string;
  /** The portal's last member key. Typed text and preloaded answers belong to that member. */
  readonly memberKey?: string | undefined;
  /** The settings of the prerendered page, if it is hydrated. */
  readonly prerenderedSettings?: Settings;
  /** When the element was mounted, in milliseconds since 1970. */
  readonly mountedAt: number;
  /** Whether the route has not changed since the element was mounted. */
  readonly isAtArrival: () => boolean;
  /** Called whenever a screen is on the page and interactive. */
  readonly onScreen: () => void;
  readonly createRouter: () => RouterOptions;
  /** The server's data that the prerendered page shows, by cache key. */
  readonly prerenderedData?: Readonly<Record<string, unknown>> | undefined;
  /** Requests that were sent before the application had loaded. */
  readonly preloads?: Preloads;
  /** The prerendered page's values for the form of its origin. */
  readonly fromPage?: FromPage;
}
