import type { FileWindow } from '../file-window';

const HEADER = 512;
const SLOTS_IN_HEADER = 109;
/** Sector numbers from here on are special: end of chain, free, part of a table. */
const LAST_SECTOR = 0xfffffffa;

/** An OLE compound file (MS-CFB), with chains of sectors. No number in it can be trusted. */
export interface OleFile {
  readonly sectorSize: number;
  readonly miniSectorSize: number;
  /** Streams shorter than this are in the mini stream. */
  readonly miniLimit: number;
  readonly directoryStart: number;
  /** Reads a number at an offset; undefined outside the file. */
  readonly uint32: (at: number) => Promise<number | undefined>;
  /** The offset of a sector. */
  readonly placeOf: (sector: number) => number;
  /** The sectors of a chain. It ends at a number that is not a sector of the file, or was visited before. */
  readonly chain: (first: number) => AsyncGenerator<number, void>;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Opens an OLE file by its header; undefined if this is none. */
export async function openOleFile(file: FileWindow): Promise<OleFile | undefined> {
  const header = viewOf((await file.read(0, HEADER)).slice());
  if (header.byteLength < HEADER) return undefined;
  const [shift, miniShift] = [header.getUint16(30, true), header.getUint16(32, true)];
  if (![9, 12].includes(shift) || miniShift > shift) return undefined;

  const sectorSize = 2 ** shift;
  const perSector = sectorSize / 4;
  const sectors = Math.ceil(file.size / sectorSize);
  const placeOf = (sector: number) => (sector + 1) * sectorSize;
  const uint32 = async (at: number) => {
    const bytes = await file.read(at, 4);
    return bytes.length < 4 ? undefined : viewOf(bytes).getUint32(0, true);
  };

  /**
   * The number of a sector of the allocation table. Those that don't fit the header are listed in a chain of sectors.
   */
  const tableSector = async (index: number): Promise<number | undefined> => {
    if (index < SLOTS_IN_HEADER) return header.getUint32(76 + 4 * index, true);
    let [sector, slot]: [number | undefined, number] = [
      header.getUint32(68, true),
      index - SLOTS_IN_HEADER,
    ];
    for (; sector !== undefined && slot >= perSector - 1; slot -= perSector - 1)
      sector = await uint32(placeOf(sector) + sectorSize - 4);
    return sector === undefined ? undefined : uint32(placeOf(sector) + 4 * slot);
  };
  const nextOf = async (sector: number): Promise<number | undefined> => {
    const table = await tableSector(Math.floor(sector / perSector));
    return table === undefined ? undefined : uint32(placeOf(table) + 4 * (sector % perSector));
  };
  return {
    sectorSize,
    miniSectorSize: 2 ** miniShift,
    miniLimit: header.getUint32(56, true),
    directoryStart: header.getUint32(48, true),
    uint32,
    placeOf,
    async *chain(first) {
      const seen = new Set<number>();
      let sector: number | undefined = first;
      while (sector !== undefined && sector < Math.min(LAST_SECTOR, sectors) && !seen.has(sector)) {
        seen.add(sector);
        yield sector;
        sector = await nextOf(sector);
      }
    },
  };
}
