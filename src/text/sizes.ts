const UNITS = ['B', 'kB', 'MB'] as const;

/** A size in bytes as people read it, in units of 1024: '20 kB', '3.2 MB'. */
export function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1000 * 1024 ? 1 : 2;
  const size = bytes / 1024 ** power;
  return `${size.toFixed(power === 2 ? 1 : 0)} ${UNITS[power]}`;
}
