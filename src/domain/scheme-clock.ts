import { SCHEME_UTC_OFFSET } from './dates';

/** A moment on the scheme's clock. */
export interface SchemeMoment {
  /** yyyy-MM-dd */
  readonly day: string;
  /** HH:mm */
  readonly clock: string;
}

/** The scheme's clock at a moment, whatever the browser's zone is (@spec §9). */
export function onSchemeClock(moment: Date): SchemeMoment {
  const there = new Date(moment.getTime() + SCHEME_UTC_OFFSET * 60_000).toISOString();
  return { day: there.slice(0, 10), clock: there.slice(11, 16) };
}
