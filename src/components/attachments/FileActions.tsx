import { TakeApart } from './pages/TakeApart';
import { FittedPhoto } from './photos/FittedPhoto';
import type { Attachments } from './use-attachments';

interface FileActionsProps {
  readonly file: File;
  readonly attachments: Attachments;
}

/** What can be done with a listed file, beside removing it. */
export const FileActions = ({ file, attachments }: FileActionsProps) => (
  <>
    <FittedPhoto file={file} attachments={attachments} />
    <TakeApart file={file} attachments={attachments} />
  </>
);
