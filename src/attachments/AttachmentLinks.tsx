import { useRef, useState } from 'react';
import { ShowMore } from '../components/details/ShowMore';
import type { Attachment } from '../domain/query';
import { SHOWN_ROWS } from '../domain/shown-limits';
import { adoptStyles } from '../host/adopt-styles';
import { download } from '../host/download';
import { fill } from '../text/fill';
import { shownFileName } from '../text/shown-text';
import { useText } from '../text/text-context';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import css from './AttachmentLinks.css';
import { FileIcon } from './FileIcon';

adoptStyles(css);

interface AttachmentLinksProps {
  readonly attachments: readonly Attachment[];
  /** The URL of an attachment. */
  readonly urlOf: (attachmentId: string) => string;
}

/**
 * Lists attachments, each with a link that opens in a new tab (@spec §2) and a download button. An attachment without
 * an id is plain text.
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
          return (
            <li key={index}>
              {attachmentId === undefined ? (
                <span className="attachment-name">{name}</span>
              ) : (
                <>
                  <a
                    className="attachment-name"
                    href={urlOf(attachmentId)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {name}
                    <span className="hidden-text">{` ${text.common.opensInNewTab}`}</span>
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
                </>
              )}
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
