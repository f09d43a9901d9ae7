import type { Attachment } from '../domain/query';
import { download } from '../host/download';
import { useText } from '../settings/text-context';
import { shownFileName } from '../text/file-name';
import { fill } from '../text/fill';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { FileIcon } from './FileIcon';

interface AttachmentLinksProps {
  readonly attachments: readonly Attachment[];
  /** Where an attachment's bytes are. */
  readonly urlOf: (attachmentId: string) => string;
}

/**
 * Attachments by their file names, each a link that opens in a new tab (@spec §2), and a button that
 * saves the file under its name. One that can't be asked for is a plain name.
 */
export function AttachmentLinks({ attachments, urlOf }: AttachmentLinksProps) {
  const text = useText();
  return (
    <ul className="attachment-links">
      {attachments.map(({ attachmentId, fileName }, index) => {
        const shown = shownFileName(fileName);
        const name = (
          <>
            <FileIcon fileName={fileName} />
            <bdi>{shown}</bdi>
          </>
        );
        if (attachmentId === undefined) {
          return (
            <li key={index}>
              <span className="attachment-name">{name}</span>
            </li>
          );
        }
        return (
          <li key={index}>
            <a
              className="attachment-name"
              href={urlOf(attachmentId)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
              <span className="hidden-text"> {text.common.opensInNewTab}</span>
            </a>
            <Button
              look="quiet"
              aria-label={fill(text.common.download, { fileName: shown })}
              onClick={() => {
                download(urlOf(attachmentId), shown);
              }}
            >
              <Icon name="download" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
