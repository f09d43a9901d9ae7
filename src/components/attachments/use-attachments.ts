import { useLayoutEffect, useRef, useState } from 'react';
import { addFiles, type Refusal } from '../../domain/attachment-rules';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';
import { useBoundField } from '../use-bound-field';
import { contentRefusal } from './file-content';
import { useText } from '../../settings/text-context';

/** The chosen files of a form, bound to its list of a name (@spec §5 Attachments). */
export function useAttachments(name: string) {
  const { attachments: t } = useText();
  const { value: files, setValue } = useBoundField<readonly File[]>(name);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(files);
  const queue = useRef(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);

  const keep = (next: readonly File[]) => {
    latest.current = next;
    void setValue(next);
  };
  const addExamined = async (chosen: readonly File[]) => {
    const found = new Map(
      await Promise.all(chosen.map(async (file) => [file, await contentRefusal(file)] as const)),
    );
    const before = latest.current.length;
    const selection = addFiles(latest.current, chosen, (file) => found.get(file));
    const count = selection.files.length - before;
    setRefused(selection.refusals);
    setAnnouncement(count > 0 ? fill(t.added, { count }) : '');
    keep(selection.files);
  };
  return {
    files,
    refused,
    announcement,
    /** Later choices add; the first bytes are read before, one choice after the other. */
    add: (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      queue.current = queue.current.then(() => addExamined(chosen));
    },
    remove: (file: File) => {
      setRefused([]);
      setAnnouncement(fill(t.removed, { fileName: shownFileName(file.name) }));
      keep(latest.current.filter((other) => other !== file));
    },
  };
}
