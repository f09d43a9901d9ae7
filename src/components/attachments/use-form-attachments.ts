import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../../ui/use-store';
import { useAwaitedFiles, useBeforeSubmit } from '../forms/before-submit';
import { useForm } from '../forms/form-context';
import type { FormStore } from '../visit/form-store';
import { keptWith } from '../visit/kept-with';
import type { Visit } from '../visit/visit';
import { useVisit } from '../visit/visit-context';
import { lateFiles, type AttachmentList } from './list/attachment-list';
import { createAttachmentStore, type AttachmentStore } from './list/attachment-store';

// All that the attachments know of their form is here.

type FilesForm = FormStore<Readonly<Record<string, readonly File[]>>>;

/** A form's attachments, as its parts see them. */
export interface Attachments {
  readonly list: AttachmentList;
  readonly store: AttachmentStore;
}

/** Makes a submit of the surrounding form wait. */
export const useSubmitWaits = (settle: () => Promise<unknown> | undefined): void => {
  useBeforeSubmit({ settle });
};

/** The lists of a visit, by their forms' names: they outlive the screens. */
const listsOf = keptWith(() => new Map<string, AttachmentStore>());

const filesOf = (form: FilesForm, name: string): readonly File[] => form.get().values[name] ?? [];

/** The list and the form follow each other. */
function bind(store: AttachmentStore, form: FilesForm, name: string): void {
  store.subscribe(() => {
    const { files } = store.get();
    if (files !== filesOf(form, name)) form.send({ type: 'changed', values: { [name]: files } });
  });
  form.subscribe(() => {
    const [files, { turn }] = [filesOf(form, name), form.get()];
    const list = store.get();
    if (files !== list.files || turn !== list.turn)
      store.dispatch({ type: 'replaced', files, turn });
  });
}

function listOfForm(visit: Visit, form: FilesForm, name: string): AttachmentStore {
  const lists = listsOf(visit);
  const existing = lists.get(form.name);
  if (existing) return existing;
  const files = filesOf(form, name);
  // Files may be carried over to an update: what is known of them stays known.
  const other = [...lists.values()]
    .map((each) => each.get())
    .find((list) => list.files.some((file) => files.includes(file)));
  const store = createAttachmentStore(files, form.get().turn, other);
  bind(store, form, name);
  lists.set(form.name, store);
  return store;
}

/** The attachments of the surrounding form, bound to its value of that name. */
export function useFormAttachments(name: string): Attachments {
  const visit = useVisit();
  const form = useForm<Readonly<Record<string, readonly File[]>>>();
  const [store] = useState(() => listOfForm(visit, form, name));
  const list = useStore(store);
  const { values, setFieldValue } = useFormikContext<Record<string, readonly File[]>>();
  const [, setAwaited] = useAwaitedFiles();
  const show = useEffectEvent(() => {
    const { files } = store.get();
    const { [name]: shown = [] } = values;
    // Formik copies a list; setting it loads the form's rules.
    const isShown = files.length === shown.length && files.every((file, at) => file === shown[at]);
    if (!isShown) void setFieldValue(name, files);
    const late = lateFiles(store.get());
    setAwaited((before) => (before.length + late.length > 0 ? late : before));
  });
  useEffect(() => {
    const unsubscribe = store.subscribe(() => {
      show();
    });
    const { captured } = form.get();
    if (captured.length > 0) {
      form.send({ type: 'captureRead' });
      store.choose({ files: captured });
    }
    show();
    return () => {
      unsubscribe();
      store.dispatch({ type: 'left' });
    };
  }, [store, form]);
  useSubmitWaits(store.settled);
  return { list, store };
}
