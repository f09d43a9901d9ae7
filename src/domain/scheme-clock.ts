import type { Dayjs } from 'dayjs';
import { inUtc } from './in-utc';

/** In minutes, all year. */
const UTC_OFFSET = 120;

/** The time on the scheme's clock. Not dayjs's offset, which follows the browser's clock, and that may change. */
export const onSchemeClock = (moment: Dayjs): Dayjs => moment.add(UTC_OFFSET, 'minute');

/** Formats a moment as yyyy-MM-dd HH:mm on the scheme's clock, whatever the browser's zone is (@spec §9). */
export const formatMoment = (moment: Date): string =>
  onSchemeClock(inUtc(moment)).format('YYYY-MM-DD HH:mm');
