import { useRef, useState } from 'react';
import { SHOWN_ROWS } from '../domain/limits';
import type { Attachment } from '../domain/query';
import { download } from '../host/download';
import { useText } from '../settings/text-context';
import { shownFileName } from '../text/file-name';
import { fill } from '../text/fill';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { FileIcon } from './FileIcon';
import { ShowMore } from './ShowMore';

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
  const [rows, setRows] = useState(SHOWN_ROWS);
  const list = useRef<HTMLUListElement>(null);
  const isCut = attachments.length > SHOWN_ROWS;
  return (
    <>
      <ul ref={list} className="attachment-links" tabIndex={isCut ? -1 : undefined}>
        {attachments.slice(0, rows).map(({ attachmentId, fileName }, index) => {
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
      <ShowMore
        total={attachments.length}
        shown={rows}
        step={SHOWN_ROWS}
        onShow={setRows}
        target={list}
      />
    </>
  );
}
