import { useState } from 'react';
import { useOptionalText } from '../../components/optional/use-optional-text';
import type { RefusalReason } from '../../domain/attachment-rules';
import { adoptStyles } from '../../host/adopt-styles';
import { fill } from '../../text/fill';
import { RESIZE_TEXTS } from '../../text/optional/resize';
import { shownFileName } from '../../text/shown-text';
import { formatSize } from '../../text/sizes';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/Words';
import type { FormAttachment } from '../list/attachment-list';
import type { AttachmentProps } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import css from './resize.css';

adoptStyles(css);

/** The size of a photo before it was made smaller, and a button that restores the original. */
function Resized({ attachment, store, original }: AttachmentProps & { original: FormAttachment }) {
  const text = useText();
  const { resize } = useOptionalText(RESIZE_TEXTS);
  const [refusal, setRefusal] = useState<RefusalReason>();
  const named = (template: string) =>
    fill(template, { fileName: shownFileName(original.file.name) });
  const sizes = {
    size: formatSize(text, attachment.file.size),
    before: formatSize(text, original.file.size),
  };
  const putBack = () => {
    const [refused] = dispatchHelp(store, {
      type: 'exchanged',
      from: [],
      to: [original],
      isWhole: true,
      words: named(text.attachments.isBack),
      movesFocus: true,
    });
    setRefusal(refused?.reason);
  };
  return (
    <div className="resized-photo">
      <span className="file-facts">
        <Words>{fill(resize.was, sizes)}</Words>
      </span>
      {!original.isUnsendable && (
        <Button look="quiet" onClick={putBack}>
          {named(resize.original)}
        </Button>
      )}
      <div role="status" className="photo-notes">
        {refusal && (
          <p className="field-error">
            <Words>{named(text.refusals[refusal])}</Words>
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Offers the original of a photo that was made smaller, until the photo is sent or removed (@spec §5 Attachments).
 */
export function ResizedPhoto(props: AttachmentProps) {
  const { original } = props.attachment;
  return original ? <Resized {...props} original={original} /> : null;
}
