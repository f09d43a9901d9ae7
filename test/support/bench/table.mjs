import { MOUNTS } from './measures.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const whole = (value) => value.toFixed(0);
const fine = (value) => value.toFixed(2);
const signed = (format) => (value) => (value > 0 ? `+${format(value)}` : format(value));

/** Growths are near zero, so their ratios would be meaningless. */
const growth = (format) => ({ format: signed(format), hasRatio: false });

const ROWS = [
  ['bytes', 'brotli until usable, kB', { format: kilobytes }],
  ['requests', 'requests until usable', { format: whole }],
  ['usable', 'usable, Slow 4G + CPU 4x, ms', { format: whole }],
  ['answered', 'first answer to a category, Slow 4G + CPU 4x, ms', { format: whole }],
  ['complete', 'complete, Slow 4G + CPU 4x, ms', { format: whole }],
  ['script', 'script until settled, ms', { format: whole }],
  ['scriptPerKey', 'script per key in 19,000 characters, CPU 4x, ms', { format: fine }],
  ['heap', 'heap after load, kB', { format: kilobytes }],
  ['grownNodes', `nodes more after ${MOUNTS} mounts`, growth(whole)],
  ['grownListeners', `listeners more after ${MOUNTS} mounts`, growth(whole)],
  ['grownHeap', `heap (compiled code included) more after ${MOUNTS} mounts, kB`, growth(kilobytes)],
];

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of figures, with the minimum and the maximum. */
function spread(values, format) {
  const known = values.filter((value) => value !== undefined && !Number.isNaN(value));
  if (known.length === 0) return '–';
  const [middle, least, most] = [median(known), Math.min(...known), Math.max(...known)].map(format);
  return least === most ? middle : `${middle} [${least}–${most}]`;
}

/** Ratios are taken within a round, because a busy minute affects all subjects alike. */
const ratios = (ours, theirs, key) =>
  ours.flatMap((sample, round) => {
    const [one, other] = [sample[key], theirs[round][key]];
    return one === undefined || !(other > 0) ? [] : [one / other];
  });

/** The table of all subjects' samples; the first is compared with the others. */
export function table(samples) {
  const [[first, ours], ...peers] = Object.entries(samples);
  const row = (...cells) => `| ${cells.join(' | ')} |`;
  const lines = ROWS.map(([key, label, { format, hasRatio = true }]) =>
    row(
      label,
      ...Object.values(samples).map((each) =>
        spread(
          each.map((sample) => sample[key]),
          format,
        ),
      ),
      ...peers.map(([, theirs]) => (hasRatio ? spread(ratios(ours, theirs, key), fine) : '–')),
    ),
  );
  return [
    row('', ...Object.keys(samples), ...peers.map(([name]) => `${first} : ${name}`)),
    row('---', ...Object.keys(samples).map(() => '---:'), ...peers.map(() => '---:')),
    ...lines,
  ].join('\n');
}
