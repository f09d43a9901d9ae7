import { useEffect } from 'react';
import { useOptionalText } from '../../components/optional/use-optional-text';
import type { FileFinding } from '../../domain/file-finding';
import { loadedOnce } from '../../domain/loaded-once';
import { adoptStyles } from '../../host/adopt-styles';
import { useReportError } from '../../host/use-report-error';
import { fill } from '../../text/fill';
import { FILE_CHECKS_TEXTS } from '../../text/optional/file-checks';
import { shownFileName } from '../../text/shown-text';
import { Icon } from '../../ui/Icon';
import { Words } from '../../ui/Words';
import type { AttachmentProps } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import css from './file-checks.css';
import { findingInBytes } from './finding-in-bytes';
import { findingInPicture } from './finding-in-picture';

adoptStyles(css);

/** Loads the ciphers, which only protected PDFs need. */
const loadCheck = loadedOnce(
  async () => (await import('../../bytes/pdf/empty-password')).opensWithoutPassword,
);

/** Examines a file's content, unless that was done. Sending does not wait for it. */
function useFinding({ attachment, store }: AttachmentProps): void {
  const { id, file, finding } = attachment;
  const isKnown = finding !== undefined;
  const report = useReportError('file-finding');
  useEffect(() => {
    if (isKnown) return undefined;
    const life = new AbortController();
    const loadReported = () =>
      loadCheck().catch((error: unknown) => {
        report(error);
        throw error;
      });
    const find = async (): Promise<FileFinding | undefined> => {
      const kind = await findingInBytes(file, life.signal, loadReported);
      return kind ? ({ kind } as FileFinding) : findingInPicture(file, life.signal);
    };
    void find().then((found) => {
      if (life.signal.aborted) return;
      const facts = { finding: found ?? null };
      dispatchHelp(store, { type: 'learnt', attachment: { id, file }, facts });
    });
    return () => {
      life.abort();
    };
  }, [store, id, file, isKnown, report]);
}

/** The problem in a listed file's content, if any (@spec §5 Attachments). The file is never refused for it. */
export function FindingNotice(props: AttachmentProps) {
  const { file, finding } = props.attachment;
  const { fileChecks } = useOptionalText(FILE_CHECKS_TEXTS);
  useFinding(props);
  if (!finding) return null;
  const values = { ...finding, fileName: shownFileName(file.name) };
  return (
    <p className="finding">
      <Icon name="warning" />
      <Words>{fill(fileChecks[finding.kind], values)}</Words>
    </p>
  );
}
