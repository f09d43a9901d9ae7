import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** A moment, or a day as yyyy-MM-dd, to calculate with. In UTC no browser's zone shifts it. */
export const inUtc = dayjs.utc;
