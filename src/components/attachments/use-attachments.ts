import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addFiles, type Refusal } from '../../domain/attachment-rules';
import { useText } from '../../settings/text-context';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';
import { useKeepField } from '../drafts';
import { useBoundField } from '../use-bound-field';
import { contentRefusal } from './file-content';

/** A file that was taken out of the list, and where it stood. */
export interface RemovedFile {
  readonly file: File;
  readonly index: number;
}

/** What was dropped, pasted or chosen together. */
export interface Choice {
  readonly files: readonly File[];
  /** Those of them that are folders: a browser hands them over as files. */
  readonly folders?: ReadonlySet<File>;
}

/** The chosen files of a form, bound to its list of a name (@spec §5 Attachments). */
export function useAttachments(name: string) {
  const { attachments: t } = useText();
  const { value: files, setValue } = useBoundField<readonly File[]>(name);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [removed, setRemoved] = useState<RemovedFile>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(files);
  const queue = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);

  const keepField = useKeepField();
  const keep = (next: readonly File[]) => {
    latest.current = next;
    // The form may have gone while the files were examined.
    keepField(name, next);
    return setValue(next);
  };
  const addExamined = async ({ files: chosen, folders }: Choice) => {
    const examine = async (file: File) =>
      [file, folders?.has(file) ? 'folder' : await contentRefusal(file)] as const;
    const found = new Map(await Promise.all(chosen.map(examine)));
    const before = latest.current.length;
    const selection = addFiles(latest.current, chosen, (file) => found.get(file));
    const count = selection.files.length - before;
    // In no later rendering: a submit sends what the form has been rendered with.
    flushSync(() => {
      setRefused(selection.refusals);
      setRemoved(undefined);
      setAnnouncement(count > 0 ? fill(t.added, { count }) : '');
      void keep(selection.files);
    });
  };
  const say = (template: string, file: File) => {
    setRefused([]);
    setAnnouncement(fill(template, { fileName: shownFileName(file.name) }));
  };
  return {
    files,
    refused,
    /** The last file that was removed, as long as it can come back. */
    removed,
    announcement,
    /** Ends when every file chosen so far is in the list or refused; undefined where all are. */
    examining: () => queue.current,
    /** Later choices add; the first bytes are read before, one choice after the other. */
    add: (choice: Choice) => {
      if (choice.files.length === 0) return;
      const examined = Promise.resolve(queue.current)
        .then(() => addExamined(choice))
        .finally(() => {
          if (queue.current === examined) queue.current = undefined;
        });
      queue.current = examined;
    },
    remove: (file: File) => {
      setRemoved({ file, index: latest.current.indexOf(file) });
      say(t.removed, file);
      void keep(latest.current.filter((other) => other !== file));
    },
    putBack: ({ file, index }: RemovedFile) => {
      setRemoved(undefined);
      say(t.isBack, file);
      void keep(latest.current.toSpliced(index, 0, file));
    },
  };
}
