import type { FileWindow } from '../file-window';
import { openOleFile, type OleFile } from './ole-file';

const utf16 = new TextDecoder('utf-16le');
const ENTRY = 128;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

function entryOf(bytes: Uint8Array): Entry {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const length = Math.max(0, Math.min(64, view.getUint16(64, true)) - 2);
  return {
    name: utf16.decode(bytes.subarray(0, length)),
    type: view.getUint8(66),
    start: view.getUint32(116, true),
    size: view.getUint32(120, true),
  };
}

async function* entriesOf(file: FileWindow, ole: OleFile): AsyncGenerator<Entry, void> {
  for await (const sector of ole.chain(ole.directoryStart)) {
    const bytes = (await file.read(ole.placeOf(sector), ole.sectorSize)).slice();
    for (let at = 0; at + ENTRY <= bytes.length; at += ENTRY)
      yield entryOf(bytes.subarray(at, at + ENTRY));
  }
}

/** The offset of a stream; undefined if its chain ends too early. */
async function placeOfStream(
  ole: OleFile,
  { start, size }: Entry,
  root: Entry | undefined,
): Promise<number | undefined> {
  if (size >= ole.miniLimit) return ole.placeOf(start);
  if (!root) return undefined;
  const offset = start * ole.miniSectorSize;
  let skipped = 0;
  for await (const sector of ole.chain(root.start)) {
    if (skipped + ole.sectorSize > offset) return ole.placeOf(sector) + offset - skipped;
    skipped += ole.sectorSize;
  }
  return undefined;
}

/** The first numbers of a Word document: of Word 97 and newer, and of Word 6 and 95. */
const WORD = [0xa5ec, 0xa5dc];
const ENCRYPTED = 0x0100;

async function isWordEncrypted(file: FileWindow, place: number): Promise<boolean> {
  const bytes = await file.read(place, 12);
  if (bytes.length < 12) return false;
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  return WORD.includes(header.getUint16(0, true)) && (header.getUint16(10, true) & ENCRYPTED) > 0;
}

/**
 * Whether an Office document in an OLE file requires a password: an encrypted package (MS-OFFCRYPTO), or a Word
 * document with `fEncrypted` in its header (MS-DOC, FibBase).
 */
export async function isOfficeLocked(file: FileWindow): Promise<boolean> {
  const ole = await openOleFile(file);
  if (!ole) return false;
  let root: Entry | undefined;
  for await (const entry of entriesOf(file, ole)) {
    if (entry.type === ROOT) root ??= entry;
    if (entry.type !== STREAM) continue;
    if (entry.name === 'EncryptedPackage') return true;
    if (entry.name === 'WordDocument') {
      const place = await placeOfStream(ole, entry, root);
      return place !== undefined && isWordEncrypted(file, place);
    }
  }
  return false;
}
