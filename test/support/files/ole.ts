import { little } from './bytes';

const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

interface Stream {
  readonly name: string;
  readonly bytes: readonly number[];
}

interface OleParts {
  /** The sector after the directory's only one, where its chain ends, unless the file is corrupted. */
  readonly afterDirectory?: number;
  readonly directoryStart?: number;
}

const padded = (bytes: readonly number[], length: number, value = 0) => [
  ...bytes,
  ...Array.from({ length: length - bytes.length }, () => value),
];

const entry = (name: string, type: number, start: number, size: number) => [
  ...padded(
    [...name].flatMap((letter) => little(letter.charCodeAt(0), 2)),
    64,
  ),
  ...little(2 * (name.length + 1), 2),
  type,
  1,
  ...padded([], 48, 0xff),
  ...little(start, 4),
  ...little(size, 8),
];

/**
 * An OLE compound file: the header, one sector each with the table of chains, the directory, and short streams, then
 * a long stream.
 */
export function oleFile(
  { name, bytes }: Stream,
  { afterDirectory = END, directoryStart = 1 }: OleParts = {},
): Uint8Array<ArrayBuffer> {
  const isShort = bytes.length < 4096;
  const sectors = isShort ? 0 : Math.ceil(bytes.length / SECTOR);
  const long = Array.from({ length: sectors }, (_, index) =>
    index === sectors - 1 ? END : index + 4,
  );
  const header = [
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...padded([], 16)],
    ...[0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0, ...padded([], 10)],
    ...[...little(1, 4), ...little(directoryStart, 4), 0, 0, 0, 0, ...little(4096, 4)],
    // The table of chains is in sector 0.
    ...[...little(END, 4), 0, 0, 0, 0, ...little(END, 4), 0, 0, 0, 0, ...little(0, 4)],
  ];
  const chains = [0xfffffffd, afterDirectory, END, ...long].flatMap((next) => little(next, 4));
  const directory = [
    ...entry('Root Entry', 5, 2, SECTOR),
    ...entry(name, 2, isShort ? 0 : 3, bytes.length),
  ];
  return Uint8Array.from([
    ...padded(header, SECTOR, 0xff),
    ...padded(chains, SECTOR, FREE & 0xff),
    ...padded(directory, SECTOR),
    ...padded(isShort ? bytes : [], SECTOR),
    ...(isShort ? [] : padded(bytes, sectors * SECTOR)),
  ]);
}

/** The header of a Word document. */
export const wordDocument = (flags: number, length = 4096): number[] =>
  padded([...little(0xa5ec, 2), ...padded([], 8), ...little(flags, 2)], length);
