import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileFinding as Finding } from '../../../domain/file-finding';
import { useReportError } from '../../../host/use-report-error';
import { shownFileName } from '../../../text/file-name';
import { fill } from '../../../text/fill';
import { INSIDE_TEXTS } from '../../../text/later/inside';
import { Icon } from '../../../ui/Icon';
import { Words } from '../../../ui/Words';
import { loadedOnce } from '../../later/loaded-once';
import { useLaterStyles } from '../../later/use-later-styles';
import { useLaterText } from '../../later/use-later-text';
import { findingInBytes } from './finding-in-bytes';
import { findingInPicture } from './finding-in-picture';
import css from './inside.css';

/** The ciphers: only protected PDFs need them. */
const loadCheck = loadedOnce(
  async () => (await import('../../../bytes/pdf/empty-password')).opensWithoutPassword,
);

/** What is found inside a file, once it is; sending does not wait for it. */
function useFinding(file: File): Finding | undefined {
  const [finding, setFinding] = useState<Finding>();
  const report = useEffectEvent(useReportError('file-finding'));
  useEffect(() => {
    const life = new AbortController();
    const loadReported = () =>
      loadCheck().catch((error: unknown) => {
        report(error);
        throw error;
      });
    const find = async (): Promise<Finding | undefined> => {
      const kind = await findingInBytes(file, life.signal, loadReported);
      return kind ? ({ kind } as Finding) : findingInPicture(file, life.signal);
    };
    void find().then((found) => {
      if (!life.signal.aborted) setFinding(found);
    });
    return () => {
      life.abort();
    };
  }, [file]);
  return finding;
}

/** What is wrong inside a listed file, if anything (@spec §5 Attachments). Never a refusal. */
export function FileFinding({ file }: { readonly file: File }) {
  const { inside } = useLaterText(INSIDE_TEXTS);
  const finding = useFinding(file);
  const words = useRef<HTMLParagraphElement>(null);
  useLaterStyles(css, words);
  if (!finding) return null;
  const values = { ...finding, fileName: shownFileName(file.name) };
  return (
    <p ref={words} className="finding">
      <Icon name="warning" />
      <Words>{fill(inside[finding.kind], values)}</Words>
    </p>
  );
}
