import { useEffect, useState } from 'react';
import { useForm } from '../components/forms/form-context';
import { useFormPart } from '../components/forms/form-parts';
import { useOfStore, useStore } from '../ui/use-store';
import type { ReadStore } from '../ui/value-store';
import type { FormState } from '../visit/form-state';
import { keptWith } from '../visit/kept-with';
import type { Visit } from '../visit/visit';
import { useVisit } from '../visit/visit-context';
import { jobsOf } from './jobs';
import { slowFiles, type AttachmentListState } from './list/attachment-list';
import { createAttachmentStore, type AttachmentStore } from './list/attachment-store';

interface FilesValues {
  readonly files: readonly File[];
}

/** Any form with files. */
interface FilesForm extends ReadStore<
  Pick<FormState<FilesValues>, 'values' | 'version' | 'contentId'>
> {
  readonly name: string;
  readonly send: (event: { readonly type: 'changed'; readonly values: FilesValues }) => void;
}

/** A form's attachments, as its components see them. */
export interface Attachments {
  readonly list: AttachmentListState;
  readonly store: AttachmentStore;
}

/** The lists of a visit by form name. They outlive the screens. */
const listsOf = keptWith(() => new Map<string, AttachmentStore>());

/** Keeps the list and the form in step. */
function bind(store: AttachmentStore, form: FilesForm): void {
  store.subscribe(() => {
    const { files } = store.get();
    if (files !== form.get().values.files) form.send({ type: 'changed', values: { files } });
  });
  form.subscribe(() => {
    const { values, version, contentId } = form.get();
    const { files } = values;
    const list = store.get();
    if (files !== list.files || version !== list.version)
      store.dispatch({ type: 'replaced', files, version, contentId });
  });
}

/** The list of a form. */
export function listOfForm(visit: Visit, form: FilesForm): AttachmentStore {
  const lists = listsOf(visit);
  const existing = lists.get(form.name);
  if (existing) return existing;
  const now = form.get();
  const { files } = now.values;
  // Files may be carried over to an update. Their known facts are kept.
  const other = [...lists.values()]
    .map((each) => each.get())
    .find((list) => list.files.some((file) => files.includes(file)));
  const store = createAttachmentStore(files, now, other);
  bind(store, form);
  lists.set(form.name, store);
  return store;
}

/** The list of the surrounding form. */
export function useListOfForm(): AttachmentStore {
  const visit = useVisit();
  const form: FilesForm = useForm();
  return listOfForm(visit, form);
}

/** The jobs on the files of the surrounding form. */
export function useJobsOfForm() {
  const form = useForm();
  const [contentId] = useState(() => form.get().contentId);
  return jobsOf(contentId);
}

/** Whether files of the surrounding form are slow to read, so that a submit waits for them. */
export const useHasSlowFiles = (): boolean =>
  useOfStore(useListOfForm(), (list) => slowFiles(list).length > 0);

/** The attachments of the surrounding form. */
export function useFormAttachments(): Attachments {
  const form = useForm<FilesValues>();
  const store = useListOfForm();
  const list = useStore(store);
  useEffect(() => {
    const { captured } = form.get();
    if (captured) {
      form.send({ type: 'captureRead' });
      store.choose({ files: [...captured.files] });
    }
    return () => {
      store.dispatch({ type: 'left' });
    };
  }, [store, form]);
  useFormPart({ prepare: store.whenRead });
  return { list, store };
}
