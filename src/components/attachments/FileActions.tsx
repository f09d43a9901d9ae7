import type { AttachmentProps } from './list/attachment-store';
import { SplitPdf } from './pages/SplitPdf';
import { ResizedPhoto } from './resize/ResizedPhoto';

/** Actions on a listed file, besides removing it. */
export const FileActions = (props: AttachmentProps) => (
  <>
    <ResizedPhoto {...props} />
    <SplitPdf {...props} />
  </>
);
