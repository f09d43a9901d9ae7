import { useId, useMemo } from 'react';
import { useOptional } from '../components/optional/optional';
import { totalBytes } from '../domain/attachment-rules';
import { MAX_FILES } from '../domain/limits';
import { fill } from '../text/fill';
import { shownFileName } from '../text/shown-text';
import { formatMegabytes } from '../text/sizes';
import { useText } from '../text/text-context';
import { useCatch } from '../ui/use-catch';
import { useOfStore } from '../ui/use-store';
import { Words } from '../ui/Words';
import { Announced } from './Announced';
import { AttachmentList } from './AttachmentList';
import { keepFieldFocus } from './field-focus';
import { FileChooser } from './FileChooser';
import { slowFiles } from './list/attachment-list';
import { Refusals } from './Refusals';
import { useFormAttachments, useJobsOfForm } from './use-form-attachments';

const loadFileHelp = async () => (await import('./file-help')).fileHelp;
/** Preloads it while the member chooses. A failure is reported with the first file. */
const loadAhead = () => {
  loadFileHelp().catch(() => undefined);
};

/**
 * The file field of a form (@spec §5 Attachments). Each choice adds files. A refused file is listed with the reason,
 * and the others are added.
 */
export function AttachmentsField({ label }: { label: string }) {
  const caught = useCatch();
  const t = useText().attachments;
  const attachments = useFormAttachments();
  const { list, store } = attachments;
  const { files, refused, removed, announcement } = list;
  const hasJobs = useOfStore(useJobsOfForm(), ({ size }) => size > 0);
  const hasFiles = files.length + refused.length > 0;
  const help = useOptional('file-help', loadFileHelp, hasFiles || hasJobs);
  const focus = useMemo(() => keepFieldFocus(store), [store]);
  const id = useId();
  const total = { size: formatMegabytes(totalBytes(files)), count: files.length };
  return (
    <div
      ref={focus.watch}
      className="field"
      role="group"
      aria-labelledby={`${id}-label`}
      onFocus={caught(focus.note)}
      // Before the pressed button changes the list.
      onClickCapture={caught(focus.note)}
      onBlur={caught(focus.forget)}
    >
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        {t.hint}
      </p>
      <div role="status" id={`${id}-error`}>
        {refused.length > 0 && <Refusals refused={refused} />}
      </div>
      {help && <help.RunningJobs />}
      {help && <help.RefusedPhotos attachments={attachments} />}
      <FileChooser
        label={label}
        describedBy={`${id}-hint${refused.length > 0 ? ` ${id}-error` : ''}`}
        onOpen={loadAhead}
        onChoose={store.choose}
      />
      {(files.length > 0 || removed) && <AttachmentList attachments={attachments} help={help} />}
      <div role="status">
        <Announced announcement={announcement} />
        {/* Never more than may be attached. */}
        {slowFiles(list)
          .slice(0, MAX_FILES)
          .map((file, index) => (
            <p key={index} className="field-note">
              <Words>{fill(t.checking, { fileName: shownFileName(file.name) })}</Words>
            </p>
          ))}
        {files.length > 0 && (
          <p className="field-note">
            <Words>{fill(t.total, total)}</Words>
          </p>
        )}
      </div>
      {help && <help.ListedPhotos attachments={attachments} />}
      {help && <help.PagesOffer attachments={attachments} />}
    </div>
  );
}
