import { fileExtension } from '../../domain/attachment-rules';
import { shownFileName } from '../../text/file-name';
import { formatSize } from '../../text/sizes';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/Words';
import { Thumbnail } from './Thumbnail';
import type { RemovedFile } from './use-attachments';

/** Unique in a list: a duplicate is refused. */
const keyOf = ({ name, size, lastModified }: File) =>
  `${name}/${String(size)}/${String(lastModified)}`;

interface AttachmentListProps {
  readonly files: readonly File[];
  readonly removed: RemovedFile | undefined;
  readonly onRemove: (file: File) => void;
  readonly onPutBack: (removed: RemovedFile) => void;
}

/**
 * The files to send. The one removed last keeps its row, so that its button keeps the focus and can put
 * it back.
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
            <span className="file-facts">
              <Words>{gone ? t.gone : facts}</Words>
            </span>
            <Button
              look="quiet"
              onClick={() => {
                if (gone) onPutBack(gone);
                else onRemove(file);
              }}
            >
              <Words>{gone ? t.putBack : t.remove}</Words>
              <span className="hidden-text">{` ${shownFileName(file.name)}`}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
