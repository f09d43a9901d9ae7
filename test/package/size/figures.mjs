import { weighedParts } from './size-limit.mjs';

// Prints the sizes of the built files as the table of 'Figures' in test/README.md.
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const row = (...cells) => `| ${cells.join(' | ')} |`;

console.log(
  [
    row('brotli, kB', 'today', 'budget'),
    row('---', '---:', '---:'),
    ...weighedParts().map(({ name, size, sizeLimit }) =>
      row(name, kilobytes(size), kilobytes(sizeLimit)),
    ),
  ].join('\n'),
);
