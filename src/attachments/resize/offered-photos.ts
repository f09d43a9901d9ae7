import { isPicture, type RefusalReason } from '../../domain/attachment-rules';
import { MAX_FILES } from '../../domain/limits';
import type { FormAttachment, PhotoKind, Refused } from '../list/attachment-list';

/** Reasons that no longer apply once a photo is drawn as a smaller JPEG. */
const OVERCOME: readonly RefusalReason[] = ['too-large', 'type', 'other-content'];

/** The refused files that are examined. */
export const examinedOf = (refused: readonly Refused[]): readonly Refused[] =>
  refused.filter(({ reason }) => OVERCOME.includes(reason));

/** The offer for refused photos. */
export interface OfferedPhotos {
  readonly tooLarge: readonly FormAttachment[];
  readonly otherType: readonly FormAttachment[];
  /** HEIC photos that this browser can't open. */
  readonly closed: readonly FormAttachment[];
}

/**
 * Sorts refused files by how they can be added, as far as there is room for more files.
 * @param count of the listed files
 */
export function offeredPhotos(refused: readonly Refused[], count: number): OfferedPhotos {
  const room = Math.max(0, MAX_FILES - count);
  const examined = examinedOf(refused);
  const isTooLarge = ({ reason }: Refused) => reason === 'too-large';
  const ofKind = (some: readonly Refused[], ...kinds: readonly (PhotoKind | undefined)[]) =>
    some.map(({ attachment }) => attachment).filter(({ kind }) => kinds.includes(kind));
  const large = examined.filter(isTooLarge);
  const others = examined.filter((refusal) => !isTooLarge(refusal));
  const hasOne = ofKind(large, 'opens').length > 0;
  // Does not wait until every picture is examined. A press leaves out pictures that can't be drawn.
  const pictures = large.filter(
    ({ attachment: { kind, file } }) => kind !== undefined || isPicture(file.name),
  );
  return {
    tooLarge: hasOne ? ofKind(pictures, 'opens', undefined).slice(0, room) : [],
    otherType: room > 0 ? ofKind(others, 'opens') : [],
    closed: ofKind(examined, 'closed'),
  };
}
