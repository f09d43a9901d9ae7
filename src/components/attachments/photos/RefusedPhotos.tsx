import { useMemo } from 'react';
import { isPicture, isSameFile } from '../../../domain/attachment-rules';
import { shownFileName } from '../../../text/file-name';
import { fill } from '../../../text/fill';
import { FIT_TEXTS } from '../../../text/later/fit';
import { Button } from '../../../ui/Button';
import { useLaterText } from '../../later/use-later-text';
import { kindOf } from '../pictures/photo-kind';
import { usePhotoKinds } from '../pictures/use-photo-kinds';
import type { Attachments } from '../use-attachments';
import { examinedOf, offeredPhotos } from './offered-photos';
import { PhotoOffers } from './PhotoOffers';
import { useFitting } from './use-fitting';

/** Offers for refused pictures: to make them smaller, or to add them as a JPG (@spec §5 Attachments). */
export function RefusedPhotos({ attachments }: { readonly attachments: Attachments }) {
  const { files } = attachments;
  const { fit } = useLaterText(FIT_TEXTS);
  const fitting = useFitting(attachments);
  const { start, tried } = fitting;
  // To remove a file drops the refusals: what did not fit is offered again, now that there is room.
  const triedStill = useMemo(
    () => tried.filter(({ file }) => !files.some((other) => isSameFile(other, file))),
    [tried, files],
  );
  const refused = attachments.refused.length > 0 ? attachments.refused : triedStill;
  usePhotoKinds(useMemo(() => examinedOf(refused).map(({ file }) => file), [refused]));
  const { tooLarge, otherType, closed } = offeredPhotos(refused, files, kindOf);
  const named = (text: string, file: File) => fill(text, { fileName: shownFileName(file.name) });
  const add = (photos: readonly File[], mustChange: readonly File[]) => {
    start({
      photos,
      ifNeeded: files.filter(({ name }) => isPicture(name)),
      mustChange: new Set(mustChange),
      refused,
    });
  };
  return (
    <PhotoOffers
      fitting={fitting}
      files={files}
      notes={closed.map((file) => named(fit.cannot, file))}
    >
      {tooLarge.length > 0 && (
        <Button
          onClick={() => {
            add(tooLarge, []);
          }}
        >
          {fit.offer}
        </Button>
      )}
      {otherType.map((file, index) => (
        <Button
          key={index}
          onClick={() => {
            add([file], [file]);
          }}
        >
          {named(fit.convert, file)}
        </Button>
      ))}
    </PhotoOffers>
  );
}
