import { useOptionalText } from '../../components/optional/use-optional-text';
import { isPicture, totalBytes } from '../../domain/attachment-rules';
import { RESIZE_TEXTS } from '../../text/optional/resize';
import { Button } from '../../ui/Button';
import type { FormAttachment } from '../list/attachment-list';
import { usePhotoKinds } from '../pictures/use-photo-kinds';
import type { Attachments } from '../use-form-attachments';
import { PhotoOffers } from './PhotoOffers';
import { useResizing } from './use-resizing';

/** In bytes. Above this total, the member is offered to make the photos smaller. */
const MOST_UNASKED = 3 * 1024 ** 2;

/** The photos, if they are large together. Only then are they decoded to see whether they can be made smaller. */
const largeOnes = (photos: readonly FormAttachment[]) =>
  totalBytes(photos.map(({ file }) => file)) > MOST_UNASKED ? photos : [];

/** Offers to make the listed photos smaller (@spec §5 Attachments). */
export function ListedPhotos({ attachments }: { readonly attachments: Attachments }) {
  const { list, store } = attachments;
  const { resize } = useOptionalText(RESIZE_TEXTS);
  const resizing = useResizing(store, 'listed');
  const pictures = largeOnes(list.listed.filter(({ file }) => isPicture(file.name)));
  usePhotoKinds(store, pictures);
  const photos = largeOnes(pictures.filter(({ kind }) => kind === 'opens')).filter(
    ({ original, isSmallest }) => !original && !isSmallest,
  );
  return (
    <PhotoOffers resizing={resizing} list={list}>
      {photos.length > 0 && (
        <Button
          onClick={() => {
            resizing.start({ photos, ifNeeded: [], mustChange: [] });
          }}
        >
          {resize.save}
        </Button>
      )}
    </PhotoOffers>
  );
}
