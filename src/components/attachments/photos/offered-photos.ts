import { isPicture, type Refusal, type RefusalReason } from '../../../domain/attachment-rules';
import { MAX_FILES } from '../../../domain/limits';
import type { PhotoKind } from '../pictures/photo-kind';

/** Reasons that a photo overcomes once it is drawn as a smaller JPEG. */
const OVERCOME: readonly RefusalReason[] = ['too-large', 'type', 'other-content'];

/** The refused files that are examined. */
export const examinedOf = (refused: readonly Refusal[]): readonly Refusal[] =>
  refused.filter(({ reason }) => OVERCOME.includes(reason));

/** What is offered for refused photos. */
export interface OfferedPhotos {
  readonly tooLarge: readonly File[];
  readonly otherType: readonly File[];
  /** HEIC photos that this browser can't open. */
  readonly closed: readonly File[];
}

/** Sorts refused files by what can be done with them, as far as there is room for more files. */
export function offeredPhotos(
  refused: readonly Refusal[],
  listed: readonly File[],
  kindOf: (file: File) => PhotoKind | undefined,
): OfferedPhotos {
  const room = Math.max(0, MAX_FILES - listed.length);
  const examined = examinedOf(refused);
  const isTooLarge = ({ reason }: Refusal) => reason === 'too-large';
  const filesOf = (some: readonly Refusal[], ...kinds: readonly (PhotoKind | undefined)[]) =>
    some.map(({ file }) => file).filter((file) => kinds.includes(kindOf(file)));
  const large = examined.filter(isTooLarge);
  const others = examined.filter((refusal) => !isTooLarge(refusal));
  const hasOne = filesOf(large, 'opens').length > 0;
  // A press need not wait for the rest of the pictures: what can't be drawn is left out.
  const pictures = large.filter(({ file }) => kindOf(file) !== undefined || isPicture(file.name));
  return {
    tooLarge: hasOne ? filesOf(pictures, 'opens', undefined).slice(0, room) : [],
    otherType: room > 0 ? filesOf(others, 'opens') : [],
    closed: filesOf(examined, 'closed'),
  };
}
