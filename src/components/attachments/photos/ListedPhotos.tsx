import { useMemo } from 'react';
import { isPicture, totalBytes } from '../../../domain/attachment-rules';
import { FIT_TEXTS } from '../../../text/later/fit';
import { Button } from '../../../ui/Button';
import { useLaterText } from '../../later/use-later-text';
import { kindOf } from '../pictures/photo-kind';
import { usePhotoKinds } from '../pictures/use-photo-kinds';
import type { Attachments } from '../use-attachments';
import { isWorthATry } from './originals';
import { PhotoOffers } from './PhotoOffers';
import { useFitting } from './use-fitting';

/** Photos over so many bytes together are offered to be made smaller. */
const MOST_UNASKED = 3 * 1024 ** 2;
const NONE: readonly File[] = [];

const areLarge = (photos: readonly File[]) => totalBytes(photos) > MOST_UNASKED;

/** The listed photos, if they are large together: only then are they decoded to see whether they can be. */
const largePhotos = (files: readonly File[]) => {
  const photos = files.filter(({ name }) => isPicture(name));
  return areLarge(photos) ? photos : NONE;
};

/** Offers to make the listed photos smaller (@spec §5 Attachments). */
export function ListedPhotos({ attachments }: { readonly attachments: Attachments }) {
  const { files } = attachments;
  const { fit } = useLaterText(FIT_TEXTS);
  const fitting = useFitting(attachments);
  const pictures = useMemo(() => largePhotos(files), [files]);
  usePhotoKinds(pictures);
  const known = pictures.filter((file) => kindOf(file) === 'opens');
  const photos = areLarge(known) ? known.filter(isWorthATry) : NONE;
  return (
    <PhotoOffers fitting={fitting} files={files}>
      {photos.length > 0 && (
        <Button
          onClick={() => {
            fitting.start({ photos, ifNeeded: NONE, mustChange: new Set(), refused: [] });
          }}
        >
          {fit.save}
        </Button>
      )}
    </PhotoOffers>
  );
}
