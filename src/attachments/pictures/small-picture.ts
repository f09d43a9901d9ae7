import { isSmall } from '../../domain/file-finding';
import { SMALL_HEIGHT, type PictureSize } from '../../domain/picture-size';
import { decodePicture } from './decode-picture';

/** The small copy of a decoded picture. */
export interface SmallPicture {
  readonly copy: HTMLCanvasElement;
  /** The picture's size as displayed, if the picture is small. */
  readonly size: PictureSize | undefined;
}

interface Decoding {
  readonly picture: Promise<SmallPicture | undefined>;
  /** The signals of all callers. Once all are aborted, the picture need not be decoded. */
  readonly signals: Set<AbortSignal>;
}

/** Kept as long as the file, because a copy has 50 kB, and decoding a photo again takes a phone 200 ms. */
const decodings = new WeakMap<File, Decoding>();

function copyOf(picture: ImageBitmap): HTMLCanvasElement | undefined {
  const scale = Math.min(1, SMALL_HEIGHT / picture.height);
  const copy = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.round(picture.height * scale),
  });
  const context = copy.getContext('2d');
  context?.drawImage(picture, 0, 0, copy.width, copy.height);
  return context ? copy : undefined;
}

async function decode(file: File, isWanted: () => boolean): Promise<SmallPicture | undefined> {
  let isWhole = false as boolean;
  const picture = await decodePicture(file, isWanted, (stored) => {
    // Only an unscaled small picture shows which edge is its width, and a thin picture would be enlarged.
    isWhole = isSmall(stored) || Math.min(stored.width, stored.height) < SMALL_HEIGHT;
    return isWhole ? {} : { resizeHeight: SMALL_HEIGHT };
  });
  if (!picture) return undefined;
  const size = { width: picture.width, height: picture.height };
  try {
    const copy = copyOf(picture);
    return copy && { copy, size: isWhole && isSmall(size) ? size : undefined };
  } catch {
    return undefined;
  } finally {
    picture.close();
  }
}

/**
 * Decodes a picture once for all callers, who share its small copy.
 * @returns undefined for a picture that is too large, broken or no longer wanted
 */
export function smallPicture(file: File, signal: AbortSignal): Promise<SmallPicture | undefined> {
  const running = decodings.get(file);
  if (running) {
    running.signals.add(signal);
    return running.picture;
  }
  const signals = new Set([signal]);
  const isWanted = () => {
    if ([...signals].some(({ aborted }) => !aborted)) return true;
    // So that the picture is decoded for the next caller.
    decodings.delete(file);
    return false;
  };
  const picture = decode(file, isWanted);
  decodings.set(file, { picture, signals });
  return picture;
}
