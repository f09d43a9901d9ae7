import type { Dayjs } from 'dayjs';
import { inUtc } from './in-utc';

/** In minutes, all the year. */
const UTC_OFFSET = 120;

/** The time on the scheme's clock. dayjs's own offset follows the browser's clock, which may change. */
export const onSchemeClock = (moment: Dayjs): Dayjs => moment.add(UTC_OFFSET, 'minute');

/** A moment as yyyy-MM-dd HH:mm on the scheme's clock, whatever the browser's zone is (@spec §9). */
export const formatMoment = (moment: Date): string =>
  onSchemeClock(inUtc(moment)).format('YYYY-MM-DD HH:mm');
