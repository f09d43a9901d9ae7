import { isFrame, START_OF_SCAN } from './picture/jpeg-markers';

/** A JPEG without metadata, and the facts in its frame. */
export interface BareJpeg {
  /** Its bytes, in parts that are not copied, because they are as large as the picture. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly width: number;
  readonly height: number;
  /** 1 for grey, 3 for colours. */
  readonly components: number;
}

const COMMENT = 0xfe;
/** Application segments are metadata, except 0xe0 with the pixels' shape, and 0xee with the colour encoding. */
const isMetadata = (marker: number) =>
  marker === COMMENT || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);

/**
 * Removes metadata, because some browsers write it into the JPEGs that they create.
 * @throws RangeError if the file is not a JPEG, or ends before its pixels
 */
export function bareJpeg(jpeg: Uint8Array<ArrayBuffer>): BareJpeg {
  const bytes = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (bytes.getUint16(0) !== 0xffd8) throw new RangeError('No JPEG');
  const parts = [jpeg.subarray(0, 2)];
  let frame: Omit<BareJpeg, 'parts'> | undefined;
  for (let at = 2; bytes.getUint8(at) === 0xff;) {
    const marker = bytes.getUint8(at + 1);
    if (marker === START_OF_SCAN && frame)
      return { ...frame, parts: [...parts, jpeg.subarray(at)] };
    const end = at + 2 + bytes.getUint16(at + 2);
    if (isFrame(marker))
      frame = {
        height: bytes.getUint16(at + 5),
        width: bytes.getUint16(at + 7),
        components: bytes.getUint8(at + 9),
      };
    if (!isMetadata(marker)) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  throw new RangeError('No JPEG');
}
