/** A picture's width and height in pixels, as it is stored. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Gives the bytes of a file from a place on, fewer where it ends before. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>;

/** Pixels that a thumbnail is worth: a browser takes four bytes for each. */
const MOST_PIXELS = 30_000_000;
/** Once the short side is as long as a thumbnail, the long one takes this many times as much. */
const MOST_TIMES_AS_LONG = 20;

/** Whether a browser can make a thumbnail of such a picture without taking the page's memory. */
export function isFitForThumbnail({ width, height }: PictureSize): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return short > 0 && width * height <= MOST_PIXELS && long <= short * MOST_TIMES_AS_LONG;
}

const PNG = '89504e470d0a1a0a';
/** A photo has some ten segments before its size; a broken one is not searched for ever. */
const MOST_SEGMENTS = 200;

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** The segment that holds the size: a start of frame, which three other markers lie between. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

async function readJpegSize(read: ReadBytes): Promise<PictureSize | undefined> {
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
    // Marker, length, precision, height, width.
    const view = viewOf(await read(at, 9));
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) return undefined;
    const marker = view.getUint8(1);
    if (isFrame(marker)) return { height: view.getUint16(5), width: view.getUint16(7) };
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(2);
  }
  return undefined;
}

/** Reads the size of a PNG or JPEG from its header; undefined where it has none. */
export async function readPictureSize(read: ReadBytes): Promise<PictureSize | undefined> {
  const start = await read(0, 24);
  if (hex(start).startsWith('ffd8')) return readJpegSize(read);
  if (start.length < 24 || !hex(start).startsWith(PNG)) return undefined;
  const view = viewOf(start);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
