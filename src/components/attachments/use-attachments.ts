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
import { useAwaitedFiles } from '../forms/before-submit';
import { useForm } from '../forms/form-context';
import { useBoundField } from '../forms/use-bound-field';
import type { FileChoice } from '../visit/form-state';
import { inTime } from './in-time';
import { readChoice, type Reading } from './read-choice';

/** In milliseconds. A check that takes no longer shows nothing of itself: most take a few. */
const SHOWN_AFTER = 1000;

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
  const lastAdded = useRef<Promise<unknown>>(undefined);
  const [examining] = useState(() => new Set<Promise<boolean>>());
  const [awaited, setAwaited] = useAwaitedFiles();
  const isGone = useRef(false);
  const form = useForm<Record<string, readonly File[]>>();
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);

  const save = (next: readonly File[]) => {
    latest.current = next;
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
  /** Returns whether none is refused. */
  const addFound = (chosen: readonly File[], { found }: Reading): boolean => {
    const selection = addFiles(latest.current, chosen, (file) => found.get(file));
    const count = selection.files.length - latest.current.length;
    const said = count > 0 ? fill(t.added, { count }) : '';
    change(selection.files, (before) => [...before, ...selection.refusals], said);
    return selection.refusals.every(({ reason }) => reason === 'duplicate');
  };
  /** Adds the files that are read within a second, then each of the others as it is read. */
  const addInTurn = async (choice: FileChoice, reading: Reading) => {
    const { found, reads } = reading;
    await inTime(Promise.all(reads.values()), SHOWN_AFTER).catch(() => undefined);
    // The member has left the form, which examines them again when it is back.
    if (isGone.current) return { outcomes: Promise.resolve([true]) };
    const slow = choice.files.filter((file) => !found.has(file));
    form.send({ type: 'examined', choice });
    setRefused([]);
    setAwaited((before) => [...before, ...slow]);
    const isWhole = addFound(
      choice.files.filter((file) => found.has(file)),
      reading,
    );
    const addLate = async (file: File) => {
      const late = { files: [file] };
      form.send({ type: 'chosen', choice: late });
      await reads.get(file);
      if (isGone.current) return true;
      form.send({ type: 'examined', choice: late });
      setAwaited((before) => before.filter((other) => other !== file));
      return addFound(late.files, reading);
    };
    return { outcomes: Promise.all(slow.map(addLate)).then((late) => [isWhole, ...late]) };
  };
  /** One choice after another. */
  const examine = (choice: FileChoice) => {
    const reading = readChoice(choice);
    const added = Promise.resolve(lastAdded.current).then(() => addInTurn(choice, reading));
    lastAdded.current = added;
    const isWhole = added
      .then(async ({ outcomes }) => !(await outcomes).includes(false))
      .finally(() => {
        examining.delete(isWhole);
      });
    examining.add(isWhole);
  };
  const examineRest = useEffectEvent(() => {
    for (const choice of form.get().unexamined) examine(choice);
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
    /** Chosen files whose first bytes are a second late. */
    awaited,
    /**
     * Resolves when every chosen file is added or refused, to whether none is refused; undefined if none is being
     * checked.
     */
    examining: () =>
      examining.size > 0 ? Promise.all(examining).then((all) => !all.includes(false)) : undefined,
    /** Checks the files' first bytes, then adds them. */
    add: (choice: FileChoice) => {
      if (choice.files.length === 0) return;
      form.send({ type: 'chosen', choice });
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
