import { useOptionalText } from '../../components/optional/use-optional-text';
import { isPicture, isSameFile } from '../../domain/attachment-rules';
import { fill } from '../../text/fill';
import { RESIZE_TEXTS } from '../../text/optional/resize';
import { shownFileName } from '../../text/shown-text';
import { Button } from '../../ui/Button';
import type { FormAttachment, AttachmentListState, Refused } from '../list/attachment-list';
import { usePhotoKinds } from '../pictures/use-photo-kinds';
import type { Attachments } from '../use-form-attachments';
import { examinedOf, offeredPhotos } from './offered-photos';
import { PhotoOffers } from './PhotoOffers';
import { useResizing } from './use-resizing';

/** Removing a file clears the refusals. Photos that did not fit are then offered again, because there is room. */
const offeredIn = ({ refused, tried, files }: AttachmentListState): readonly Refused[] =>
  refused.length > 0
    ? refused
    : tried.filter(({ attachment }) => !files.some((each) => isSameFile(each, attachment.file)));

/** Offers for refused pictures: to make them smaller, or to add them as a JPG (@spec §5 Attachments). */
export function RefusedPhotos({ attachments }: { readonly attachments: Attachments }) {
  const { list, store } = attachments;
  const { resize } = useOptionalText(RESIZE_TEXTS);
  const resizing = useResizing(store, 'refused');
  const refused = offeredIn(list);
  usePhotoKinds(
    store,
    examinedOf(refused).map(({ attachment }) => attachment),
  );
  const { tooLarge, otherType, closed } = offeredPhotos(refused, list.files.length);
  const named = (text: string, { file }: FormAttachment) =>
    fill(text, { fileName: shownFileName(file.name) });
  const add = (photos: readonly FormAttachment[], mustChange: readonly FormAttachment[]) => {
    const ifNeeded = list.listed.filter(({ file }) => isPicture(file.name));
    resizing.start({ photos, ifNeeded, mustChange, refused });
  };
  return (
    <PhotoOffers
      resizing={resizing}
      list={list}
      notes={closed.map((attachment) => named(resize.cannot, attachment))}
    >
      {tooLarge.length > 0 && (
        <Button
          onClick={() => {
            add(tooLarge, []);
          }}
        >
          {resize.offer}
        </Button>
      )}
      {otherType.map((attachment, index) => (
        <Button
          key={index}
          onClick={() => {
            add([attachment], [attachment]);
          }}
        >
          {named(resize.convert, attachment)}
        </Button>
      ))}
    </PhotoOffers>
  );
}
