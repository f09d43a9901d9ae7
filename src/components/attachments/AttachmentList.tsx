import { useId, useLayoutEffect, useRef } from 'react';
import { fileExtension } from '../../domain/attachment-rules';
import { shownFileName } from '../../text/file-name';
import { formatSize } from '../../text/sizes';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/Words';
import type { FileHelp } from './file-help';
import { Thumbnail } from './Thumbnail';
import type { Attachments } from './use-attachments';

/** Unique in a list: a duplicate is refused. */
const keyOf = ({ name, size, lastModified }: File) =>
  `${name}/${String(size)}/${String(lastModified)}`;

interface AttachmentListProps {
  readonly attachments: Attachments;
  /** Once it has loaded. */
  readonly help: FileHelp | undefined;
}

interface RemoveButtonProps {
  readonly name: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onPress: () => void;
}

/** Removes a file, or puts it back. */
function RemoveButton({ name, label, describedBy, onPress }: RemoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      // Its row is removed by what the member has begun before, such as making photos smaller.
      if (current?.matches(':focus'))
        current.closest('.field')?.querySelector<HTMLElement>('.drop-zone button')?.focus();
    };
  }, []);
  return (
    <Button ref={button} look="quiet" aria-describedby={describedBy} onClick={onPress}>
      <Words>{label}</Words>
      <span className="hidden-text">{` ${shownFileName(name)}`}</span>
    </Button>
  );
}

/**
 * The files to send. The one removed last keeps its row, so that its button keeps the focus and can put
 * it back.
 */
export function AttachmentList({ attachments, help }: AttachmentListProps) {
  const { files, removed, remove, putBack } = attachments;
  const id = useId();
  const text = useText();
  const t = text.attachments;
  const rows = removed ? files.toSpliced(removed.index, 0, removed.file) : files;
  return (
    <ul className="files" aria-label={t.list}>
      {rows.map((file, index) => {
        const gone = file === removed?.file ? removed : undefined;
        const findingId = `${id}-${String(index)}`;
        const facts = `${fileExtension(file.name).toUpperCase()} · ${formatSize(text, file.size)}`;
        return (
          <li key={keyOf(file)} className={gone ? 'file file-gone' : 'file'}>
            <Thumbnail file={file} Look={gone ? undefined : help?.Look} />
            <span className="file-name">
              <bdi>{shownFileName(file.name)}</bdi>
            </span>
            <span className="file-facts">
              <Words>{gone ? t.gone : facts}</Words>
            </span>
            <div role="status" className="file-finding" id={findingId}>
              {help && !gone && <help.FileFinding file={file} />}
            </div>
            <RemoveButton
              name={file.name}
              label={gone ? t.putBack : t.remove}
              describedBy={findingId}
              onPress={() => {
                if (gone) putBack(gone);
                else remove(file);
              }}
            />
            {help && !gone && <help.FileActions file={file} attachments={attachments} />}
          </li>
        );
      })}
    </ul>
  );
}
