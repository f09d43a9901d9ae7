import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAwaitedFiles, useBeforeSubmit } from '../forms/before-submit';
import { useForm } from '../forms/form-context';
import type { FileChoice } from '../visit/form-state';
import type { FormStore } from '../visit/form-store';
import type { Visit } from '../visit/visit';
import { useVisit } from '../visit/visit-context';
import { lateFiles, type AttachmentList } from './attachment-list';
import { createAttachmentStore, type AttachmentStore } from './attachment-store';

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
const lists = new WeakMap<Visit, Map<string, AttachmentStore>>();

const filesOf = (form: FilesForm, name: string): readonly File[] => form.get().values[name] ?? [];

/** The list and the form follow each other. */
function bind(store: AttachmentStore, form: FilesForm, name: string): AttachmentStore {
  store.subscribe(() => {
    const { files } = store.get();
    if (files !== filesOf(form, name)) form.send({ type: 'changed', values: { [name]: files } });
  });
  form.subscribe(() => {
    const files = filesOf(form, name);
    if (files !== store.get().files) store.dispatch({ type: 'replaced', files });
    // The form was sent, or is another member's now.
    const isCleared = form.get().unexamined.length === 0 && store.get().choices.length > 0;
    if (isCleared) store.dispatch({ type: 'forgotten' });
  });
  const choose = (choice: FileChoice) => {
    store.choose(choice);
    void store.settled()?.then(() => {
      form.send({ type: 'examined', choice });
    });
  };
  return {
    ...store,
    choose: (choice) => {
      if (choice.files.length === 0) return;
      form.send({ type: 'chosen', choice });
      choose(choice);
    },
    begin: () => {
      if (store.get().choices.length > 0) return;
      for (const choice of form.get().unexamined) choose(choice);
    },
  };
}

function listOfForm(visit: Visit, form: FilesForm, name: string): AttachmentStore {
  const ofVisit = lists.get(visit) ?? new Map<string, AttachmentStore>();
  lists.set(visit, ofVisit);
  const files = filesOf(form, name);
  // Files may be carried over to an update: what is known of them stays known.
  const other = [...ofVisit.values()]
    .map((each) => each.get())
    .find((list) => list.files.some((file) => files.includes(file)));
  const store = ofVisit.get(form.name) ?? bind(createAttachmentStore(files, other), form, name);
  ofVisit.set(form.name, store);
  return store;
}

/** The attachments of the surrounding form, bound to its value of that name. */
export function useFormAttachments(name: string): Attachments {
  const visit = useVisit();
  const form = useForm<Readonly<Record<string, readonly File[]>>>();
  const [store] = useState(() => listOfForm(visit, form, name));
  const list = useSyncExternalStore(store.subscribe, store.get, store.get);
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
    store.begin();
    show();
    return () => {
      unsubscribe();
      store.dispatch({ type: 'left' });
    };
  }, [store]);
  useSubmitWaits(store.settled);
  return { list, store };
}
