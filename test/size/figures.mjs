import { builtParts } from './parts.mjs';

// Prints the sizes of what `npm run build` has made as the table of the README's 'Figures'.
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const row = (...cells) => `| ${cells.join(' | ')} |`;
const rowOf = ({ name, bytes, budget }) => row(name, kilobytes(bytes), kilobytes(budget));

const { wholes, chunks } = builtParts();
const bySize = chunks.toSorted((one, other) => other.bytes - one.bytes);
const large = bySize.filter(({ bytes }) => bytes >= 1000);
const small = bySize.slice(large.length);
const bytesOfSmall = small.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(
  [
    row('brotli, kB', 'today', 'budget'),
    row('---', '---:', '---:'),
    ...wholes.map(rowOf),
    ...large.map((chunk) => rowOf({ ...chunk, name: `chunk \`${chunk.name}\`` })),
    row(`${small.length} chunks of less than 1 kB, together`, kilobytes(bytesOfSmall), ''),
  ].join('\n'),
);
