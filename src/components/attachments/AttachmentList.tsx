import { fileExtension } from '../../domain/attachment-rules';
import { shownFileName } from '../../text/file-name';
import { formatSize } from '../../text/sizes';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useText } from '../../settings/text-context';

interface AttachmentListProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/** The files that will be sent, as they will be sent. */
export function AttachmentList({ files, onRemove }: AttachmentListProps) {
  const text = useText();
  return (
    <ul className="files" aria-label={text.attachments.list}>
      {files.map((file, index) => (
        <li key={index} className="file">
          <Icon name="file" />
          <span className="file-name">
            <bdi>{shownFileName(file.name)}</bdi>
          </span>
          <span className="file-facts">
            {fileExtension(file.name).toUpperCase()} · {formatSize(text, file.size)}
          </span>
          <Button
            look="quiet"
            onClick={() => {
              onRemove(file);
            }}
          >
            {text.attachments.remove}
            <span className="hidden-text"> {shownFileName(file.name)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
