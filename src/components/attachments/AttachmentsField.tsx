import { useId, useRef, useState, type DragEvent } from 'react';
import { totalBytes } from '../../domain/attachment-rules';
import { FILE_EXTENSIONS } from '../../domain/limits';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';
import { formatSize } from '../../text/sizes';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { AttachmentList } from './AttachmentList';
import { useAttachments } from './use-attachments';
import { useText } from '../../settings/text-context';

const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join();

/**
 * Chosen files, bound to the form's list of its name (@spec §5 Attachments). Later choices add; a
 * refused file is named with its reason and spares the others.
 */
export function AttachmentsField({ name }: { name: string }) {
  const text = useText();
  const t = text.attachments;
  const { files, refused, announcement, add, remove } = useAttachments(name);
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };

  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
      <span className="field-label attachments-label" id={`${id}-label`}>
        {t.label}
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        {t.hint}
      </p>
      {refused.length > 0 && (
        <div className="field-error" part="error" role="alert" id={`${id}-error`}>
          {/* The rules are not what is wrong with a file that is in the list already. */}
          {refused.some(({ reason }) => reason !== 'duplicate') && <p>{text.errors.attachments}</p>}
          <ul className="refusals">
            {refused.map(({ fileName, reason }, index) => (
              <li key={index}>
                {fill(text.refusals[reason], { fileName: shownFileName(fileName) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div
        className={`drop-zone${isOver ? ' drop-zone-over' : ''}`}
        part="drop-zone"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => {
          setIsOver(false);
        }}
        onDrop={drop}
      >
        <Button
          ref={button}
          name={name}
          aria-describedby={`${id}-hint${refused.length > 0 ? ` ${id}-error` : ''}`}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="upload" />
          {t.choose}
        </Button>
        <span className="drop-hint">{t.drop}</span>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={ACCEPT}
          aria-label={t.label}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // Emptied, so that a removed file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {files.length > 0 && (
        <AttachmentList
          files={files}
          onRemove={(file) => {
            remove(file);
            button.current?.focus();
          }}
        />
      )}
      {files.length > 0 && (
        <p className="field-note">
          {fill(t.total, {
            size: formatSize(text, totalBytes(files)),
            count: files.length,
          })}
        </p>
      )}
      <span className="hidden-text" role="status">
        {announcement}
      </span>
    </div>
  );
}
