import { fileExtension } from '../../domain/attachment-rules';
import { useText } from '../../settings/text-context';
import { shownFileName } from '../../text/file-name';
import { formatSize } from '../../text/sizes';
import { Button } from '../../ui/Button';
import { Thumbnail } from './Thumbnail';
import type { RemovedFile } from './use-attachments';

/** No two files of a list are the same in all three: the second would have been refused. */
const keyOf = ({ name, size, lastModified }: File) =>
  `${name}/${String(size)}/${String(lastModified)}`;

interface AttachmentListProps {
  readonly files: readonly File[];
  readonly removed: RemovedFile | undefined;
  readonly onRemove: (file: File) => void;
  readonly onPutBack: (removed: RemovedFile) => void;
}

/**
 * The files that will be sent, as they will be sent. The one that was removed last leaves its row:
 * its button keeps the focus, and puts it back.
 */
export function AttachmentList({ files, removed, onRemove, onPutBack }: AttachmentListProps) {
  const text = useText();
  const t = text.attachments;
  const rows = removed ? files.toSpliced(removed.index, 0, removed.file) : files;
  return (
    <ul className="files" aria-label={t.list}>
      {rows.map((file) => {
        const gone = file === removed?.file ? removed : undefined;
        const facts = `${fileExtension(file.name).toUpperCase()} · ${formatSize(text, file.size)}`;
        return (
          <li key={keyOf(file)} className={gone ? 'file file-gone' : 'file'}>
            <Thumbnail file={file} />
            <span className="file-name">
              <bdi>{shownFileName(file.name)}</bdi>
            </span>
            <span className="file-facts">{gone ? t.gone : facts}</span>
            <Button
              look="quiet"
              onClick={() => {
                if (gone) onPutBack(gone);
                else onRemove(file);
              }}
            >
              {gone ? t.putBack : t.remove}
              <span className="hidden-text"> {shownFileName(file.name)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
