import { weighedParts } from './size-limit.mjs';

// Prints the sizes of what `npm run build` has made as the table of the README's 'Figures'.
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
