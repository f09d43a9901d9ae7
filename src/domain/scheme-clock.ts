import { SCHEME_UTC_OFFSET } from './dates';

/** A moment as yyyy-MM-dd HH:mm on the scheme's clock, whatever the browser's zone is (@spec §9). */
export const formatMoment = (moment: Date): string =>
  new Date(moment.getTime() + SCHEME_UTC_OFFSET * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
