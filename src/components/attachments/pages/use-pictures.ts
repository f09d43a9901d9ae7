import { useMemo, useState } from 'react';
import { isPicture, type Refusal } from '../../../domain/attachment-rules';
import { kindOf } from '../pictures/photo-kind';
import { MOST_EXAMINED, usePhotoKinds } from '../pictures/use-photo-kinds';

const NONE: readonly File[] = [];

/** What can be a page: listed files, and those for which the list has no place. A lone one makes no offer. */
function candidatesOf(files: readonly File[], refused: readonly Refusal[]): readonly File[] {
  const tooMany = refused.filter(({ reason }) => reason === 'too-many').map(({ file }) => file);
  const pictures = [...files, ...tooMany].filter(({ name }) => isPicture(name));
  return pictures.length > 1 ? pictures.slice(0, MOST_EXAMINED) : NONE;
}

/**
 * The listed and refused pictures that this browser decodes, in their order. New ones are among them once all
 * of them were tried, so that their number does not count up.
 */
export function usePictures(files: readonly File[], refused: readonly Refusal[]): readonly File[] {
  const candidates = useMemo(() => candidatesOf(files, refused), [files, refused]);
  usePhotoKinds(candidates);
  const [tried, setTried] = useState(NONE);
  const areKnown = candidates.every((file) => kindOf(file) !== undefined);
  if (areKnown && tried !== candidates) setTried(candidates);
  return candidates.filter((file) => tried.includes(file) && kindOf(file) === 'opens');
}
