import { useId } from 'react';
import { fileExtension } from '../domain/attachment-rules';
import { shownFileName } from '../text/shown-text';
import { formatSize } from '../text/sizes';
import { useText } from '../text/text-context';
import { Button } from '../ui/Button';
import { Words } from '../ui/Words';
import type { FileHelp } from './file-help';
import { Thumbnail } from './Thumbnail';
import type { Attachments } from './use-form-attachments';

interface AttachmentListProps {
  readonly attachments: Attachments;
  /** Undefined until it has loaded. */
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
  return (
    <Button look="quiet" aria-describedby={describedBy} onClick={onPress}>
      <Words>{label}</Words>
      <span className="hidden-text">{` ${shownFileName(name)}`}</span>
    </Button>
  );
}

/**
 * The files to send. The last removed file keeps its row, so that its button keeps the focus and can undo the
 * removal.
 */
export function AttachmentList({ attachments, help }: AttachmentListProps) {
  const { list, store } = attachments;
  const { listed, removed } = list;
  const id = useId();
  const text = useText();
  const t = text.attachments;
  const rows = removed ? listed.toSpliced(removed.index, 0, removed.attachment) : listed;
  return (
    <ul className="files" aria-label={t.list}>
      {rows.map((attachment, index) => {
        const { file } = attachment;
        const isGone = attachment === removed?.attachment;
        const findingId = `${id}-${String(index)}`;
        const facts = `${fileExtension(file.name).toUpperCase()} · ${formatSize(text, file.size)}`;
        return (
          <li
            key={attachment.id}
            className={isGone ? 'file file-gone' : 'file'}
            data-attachment={attachment.id}
          >
            <Thumbnail file={file} Look={isGone ? undefined : help?.Look} />
            <span className="file-name">
              <bdi>{shownFileName(file.name)}</bdi>
            </span>
            <span className="file-facts">
              <Words>{isGone ? t.gone : facts}</Words>
            </span>
            <div role="status" className="file-finding" id={findingId}>
              {help && !isGone && <help.FindingNotice attachment={attachment} store={store} />}
            </div>
            <RemoveButton
              name={file.name}
              label={isGone ? t.putBack : t.remove}
              describedBy={findingId}
              onPress={() => {
                store.dispatch(
                  isGone ? { type: 'putBack' } : { type: 'removed', id: attachment.id },
                );
              }}
            />
            {help && !isGone && (
              <>
                <help.ResizedPhoto attachment={attachment} store={store} />
                <help.SplitPdf attachment={attachment} store={store} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
