import { fill } from './fill';
import type { Texts } from './texts';

const UNITS = ['bytes', 'kilobytes', 'megabytes'] as const;

/** Formats bytes as megabytes, such as '3.2'. A size above zero is at least '0.1'. */
export const formatMegabytes = (bytes: number): string =>
  (bytes === 0 ? 0 : Math.max(bytes / 1024 ** 2, 0.1)).toFixed(1);

/** Formats bytes in units of 1024, such as '20 kB' or '3.2 MB'. */
export function formatSize({ sizes }: Texts, bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1000 * 1024 ? 1 : 2;
  const size = (bytes / 1024 ** power).toFixed(power === 2 ? 1 : 0);
  return fill(sizes[UNITS[power]], { size });
}
