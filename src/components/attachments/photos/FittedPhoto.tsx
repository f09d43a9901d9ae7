import { useRef, useState } from 'react';
import { addFiles, type RefusalReason } from '../../../domain/attachment-rules';
import { shownFileName } from '../../../text/file-name';
import { fill } from '../../../text/fill';
import { FIT_TEXTS } from '../../../text/later/fit';
import { formatSize } from '../../../text/sizes';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import { Words } from '../../../ui/Words';
import { useLaterStyles } from '../../later/use-later-styles';
import { useLaterText } from '../../later/use-later-text';
import { exchange } from '../exchange';
import type { Attachments } from '../use-attachments';
import { canReturn, originalOf } from './originals';
import css from './photos.css';

interface FittedPhotoProps {
  readonly file: File;
  readonly attachments: Attachments;
}

/** The list with the original in the place of its photo, or why it can't be there. */
function withOriginal(files: readonly File[], photo: File, original: File) {
  const at = files.indexOf(photo);
  const { refusals } = addFiles(files.toSpliced(at, 1), [original]);
  return { files: files.toSpliced(at, 1, original), reason: refusals[0]?.reason };
}

/** What a photo was before it was made smaller, and a button that puts the original back. */
function Fitted({ file, attachments, original }: FittedPhotoProps & { readonly original: File }) {
  const text = useText();
  const { fit } = useLaterText(FIT_TEXTS);
  const row = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<RefusalReason>();
  useLaterStyles(css, row);
  const named = (template: string) => fill(template, { fileName: shownFileName(original.name) });
  const sizes = { size: formatSize(text, file.size), before: formatSize(text, original.size) };
  const putBack = () => {
    const list = row.current?.closest('ul');
    const at = attachments.files.indexOf(file);
    const isBack = exchange(attachments, {
      next: (files) => {
        const { reason, files: next } = withOriginal(files, file, original);
        setRefusal(reason);
        return reason ? undefined : next;
      },
      said: named(text.attachments.isBack),
    });
    // The original has a row of its own: its last button removes it.
    if (isBack) list?.children[at]?.querySelector<HTMLElement>(':scope > .button')?.focus();
  };
  return (
    <div ref={row} className="fitted-photo">
      <span className="file-facts">
        <Words>{fill(fit.was, sizes)}</Words>
      </span>
      {canReturn(original) && (
        <Button look="quiet" onClick={putBack}>
          {named(fit.original)}
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

/** The original of a photo that was made smaller, until that is sent or removed (@spec §5 Attachments). */
export function FittedPhoto({ file, attachments }: FittedPhotoProps) {
  const original = originalOf(file);
  return original ? <Fitted file={file} attachments={attachments} original={original} /> : null;
}
