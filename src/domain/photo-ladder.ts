import { MAX_TOTAL_BYTES } from './limits';

/** The size and quality to which a photo is reduced. */
export interface Rung {
  /** Pixels of the longer edge. */
  readonly longEdge: number;
  /** The JPEG quality, from 0 to 1. */
  readonly quality: number;
}

/** From the best to the smallest in which print is still readable. */
export const RUNGS: readonly Rung[] = [
  { longEdge: 3000, quality: 0.85 },
  { longEdge: 2400, quality: 0.8 },
  { longEdge: 2000, quality: 0.8 },
  { longEdge: 1600, quality: 0.75 },
];

/** A smaller photo must save at least a tenth to be worth the loss. */
const MOST_KEPT = 0.9;

/** Photos to make smaller, so that all files fit the limit together (@spec §5 Attachments). */
export interface PhotoTask<F> {
  /** Always made smaller. */
  readonly photos: readonly F[];
  /** Made smaller one by one, while the files don't fit. */
  readonly ifNeeded: readonly F[];
  /** The bytes of the files that stay unchanged. */
  readonly otherBytes: number;
  /** Photos that can't be sent unchanged. */
  readonly mustChange: ReadonlySet<F>;
}

interface Work<F, Drawn> {
  /** Returns undefined for a photo that can't be drawn, which is left out, or stays unchanged. */
  readonly draw: (photo: F, rung: Rung) => Promise<Drawn | undefined>;
  readonly onProgress: (done: number, count: number) => void;
}

/** The photos that were drawn, and those that can't be. */
export interface Fitted<F, Drawn> {
  readonly drawn: ReadonlyMap<F, Drawn>;
  readonly failed: ReadonlySet<F>;
}

interface Sized {
  readonly size: number;
}

/**
 * Draws photos at one rung.
 * @param failed photos that can't be drawn, found at any rung
 * @returns undefined if all files exceed the limit together
 */
async function fitAt<F extends Sized, Drawn extends Sized>(
  rung: Rung,
  { photos, ifNeeded, otherBytes, mustChange }: PhotoTask<F>,
  { draw, onProgress }: Work<F, Drawn>,
  failed: Set<F>,
): Promise<ReadonlyMap<F, Drawn> | undefined> {
  const drawn = new Map<F, Drawn>();
  const isOver = (some: readonly F[]) => {
    const wanted = some.filter((photo) => ifNeeded.includes(photo) || !failed.has(photo));
    const sizes = wanted.map((photo) => (drawn.get(photo) ?? photo).size);
    return sizes.reduce((sum, size) => sum + size, otherBytes) > MAX_TOTAL_BYTES;
  };
  const take = async (photo: F) => {
    const result = failed.has(photo) ? undefined : await draw(photo, rung);
    if (!result) failed.add(photo);
    else if (mustChange.has(photo) || result.size <= photo.size * MOST_KEPT)
      drawn.set(photo, result);
  };
  const done: F[] = [];
  for (const photo of photos) {
    onProgress(done.length, photos.length);
    await take(photo);
    done.push(photo);
    // The remaining photos can't make up for the excess.
    if (isOver(done)) return undefined;
  }
  const all = [...photos, ...ifNeeded];
  for (const photo of ifNeeded) {
    if (!isOver(all)) break;
    onProgress(done.length, all.length);
    await take(photo);
    done.push(photo);
  }
  return isOver(all) ? undefined : drawn;
}

/**
 * Draws photos at the first rung at which all files fit together.
 * @returns undefined if they don't fit even at the last rung
 */
export async function fitPhotos<F extends Sized, Drawn extends Sized>(
  task: PhotoTask<F>,
  work: Work<F, Drawn>,
): Promise<Fitted<F, Drawn> | undefined> {
  const failed = new Set<F>();
  for (const rung of RUNGS) {
    const drawn = await fitAt(rung, task, work, failed);
    if (drawn) return { drawn, failed };
  }
  return undefined;
}
