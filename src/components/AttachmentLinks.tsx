import type { Attachment } from '../domain/query';
import { shownFileName } from '../text/file-name';
import { Icon } from '../ui/Icon';
import { useText } from '../settings/text-context';

interface AttachmentLinksProps {
  readonly attachments: readonly Attachment[];
  /** Where an attachment's bytes are. */
  readonly urlOf: (attachmentId: string) => string;
}

/** Attachments by their file names, each a link that opens in a new tab (@spec §2). */
export function AttachmentLinks({ attachments, urlOf }: AttachmentLinksProps) {
  const text = useText();
  return (
    <ul className="attachment-links">
      {attachments.map(({ attachmentId, fileName }, index) => (
        <li key={index}>
          <a href={urlOf(attachmentId)} target="_blank" rel="noopener noreferrer">
            <Icon name="file" />
            <bdi>{shownFileName(fileName)}</bdi>
            <span className="hidden-text"> {text.common.opensInNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
