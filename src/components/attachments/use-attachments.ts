import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SetStateAction,
} from 'react';
import { flushSync } from 'react-dom';
import { addFiles, isSameFile, type Refusal } from '../../domain/attachment-rules';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { useSaveField, useUnexamined, type FileChoice } from '../forms/drafts';
import { useBoundField } from '../forms/use-bound-field';
import { contentRefusal } from './file-content';

/** A removed file and its former index. */
export interface RemovedFile {
  readonly file: File;
  readonly index: number;
}

/** A form's attachments, bound to its value of that name (@spec §5 Attachments). */
export function useAttachments(name: string) {
  const { attachments: t } = useText();
  const { value: files, setValue } = useBoundField<readonly File[]>(name);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [removed, setRemoved] = useState<RemovedFile>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(files);
  const queue = useRef<Promise<void>>(undefined);
  const isGone = useRef(false);
  const unexamined = useUnexamined();
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);

  const saveField = useSaveField();
  const save = (next: readonly File[]) => {
    latest.current = next;
    saveField(name, next);
    return setValue(next);
  };
  /** Synchronously: a submit sends the values of the last render. */
  const change = (
    next: readonly File[],
    nextRefused: SetStateAction<readonly Refusal[]>,
    said: string,
  ) => {
    flushSync(() => {
      setRefused(nextRefused);
      setRemoved(undefined);
      setAnnouncement(said);
      void save(next);
    });
  };
  const addExamined = async (choice: FileChoice) => {
    const { files: chosen, folders } = choice;
    const examine = async (file: File) =>
      [file, folders?.has(file) ? 'folder' : await contentRefusal(file)] as const;
    const found = new Map(await Promise.all(chosen.map(examine)));
    // The member has left the form, which examines them again when it is back.
    if (isGone.current) return;
    unexamined.remove(choice);
    const before = latest.current.length;
    const selection = addFiles(latest.current, chosen, (file) => found.get(file));
    const count = selection.files.length - before;
    change(selection.files, selection.refusals, count > 0 ? fill(t.added, { count }) : '');
  };
  /** One choice after another. */
  const examine = (choice: FileChoice) => {
    const examined = Promise.resolve(queue.current)
      .then(() => addExamined(choice))
      .finally(() => {
        if (queue.current === examined) queue.current = undefined;
      });
    queue.current = examined;
  };
  const examineRest = useEffectEvent(() => {
    for (const choice of unexamined.get()) examine(choice);
  });
  useEffect(() => {
    isGone.current = false;
    examineRest();
    return () => {
      isGone.current = true;
    };
  }, []);
  const say = (template: string, file: File) => {
    setRefused([]);
    setAnnouncement(fill(template, { fileName: shownFileName(file.name) }));
  };
  return {
    files,
    refused,
    /** The file removed last, while it can be put back. */
    removed: files.some((file) => removed && isSameFile(file, removed.file)) ? undefined : removed,
    announcement,
    /** Resolves when every chosen file is added or refused; undefined if none is being checked. */
    examining: () => queue.current,
    /** Checks the files' first bytes, then adds them. */
    add: (choice: FileChoice) => {
      if (choice.files.length === 0) return;
      unexamined.add(choice);
      examine(choice);
    },
    /** The list as it is now, which may be newer than the rendered one. */
    latest: () => latest.current,
    /** Changes the list, the refusals and what is announced, for good. */
    change,
    remove: (file: File) => {
      setRemoved({ file, index: latest.current.indexOf(file) });
      say(t.removed, file);
      void save(latest.current.filter((other) => other !== file));
    },
    putBack: ({ file, index }: RemovedFile) => {
      // The list may be another by now, such as that of a draft.
      const { refusals } = addFiles(latest.current, [file]);
      setRemoved(undefined);
      if (refusals.length > 0) {
        setRefused(refusals);
        setAnnouncement('');
        return;
      }
      say(t.isBack, file);
      void save(latest.current.toSpliced(index, 0, file));
    },
  };
}

/** A form's attachments, as its parts see them. */
export type Attachments = ReturnType<typeof useAttachments>;
