import { useId, useRef } from 'react';
import { totalBytes } from '../../domain/attachment-rules';
import { useText } from '../../settings/text-context';
import { fill } from '../../text/fill';
import { formatMegabytes } from '../../text/sizes';
import { AttachmentList } from './AttachmentList';
import { FileChooser } from './FileChooser';
import { Refusals } from './Refusals';
import { useAttachments } from './use-attachments';
import { useFormOfFiles } from './use-form-of-files';

/**
 * Chosen files, bound to the form's list of its name (@spec §5 Attachments). Later choices add; a
 * refused file is named with its reason and spares the others.
 */
export function AttachmentsField({ name }: { name: string }) {
  const t = useText().attachments;
  const attachments = useAttachments(name);
  const { files, refused, removed, announcement, add, remove, putBack } = attachments;
  const button = useRef<HTMLButtonElement>(null);
  useFormOfFiles(button, attachments);
  const id = useId();
  const total = { size: formatMegabytes(totalBytes(files)), count: files.length };
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
      <span className="field-label" id={`${id}-label`}>
        {t.label}
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        {t.hint}
      </p>
      <div role="status" id={`${id}-error`}>
        {refused.length > 0 && <Refusals refused={refused} />}
      </div>
      <FileChooser
        name={name}
        button={button}
        describedBy={`${id}-hint${refused.length > 0 ? ` ${id}-error` : ''}`}
        onChoose={add}
      />
      {(files.length > 0 || removed) && (
        <AttachmentList files={files} removed={removed} onRemove={remove} onPutBack={putBack} />
      )}
      <div role="status">
        <span className="hidden-text">{announcement} </span>
        {files.length > 0 && <p className="field-note">{fill(t.total, total)}</p>}
      </div>
    </div>
  );
}
