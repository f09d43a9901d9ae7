import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { OriginName } from '../../origins';

/** A form's name and the values of its fields, or a name and what is saved under it. */
export type Draft = readonly [name: string, values: FormikValues];
/** Drafts by form name. */
export type Drafts = Map<string, FormikValues>;

const DraftsContext = createContext<Drafts>(new Map());

/** The draft name of an origin's new query. */
export const draftOf = (origin: OriginName): string => `log-query/${origin}`;

/** The name under which an origin's form saves the link that it has followed. */
export const followedLinkOf = (origin: OriginName): string => `followed-link/${origin}`;

/** The name under which an origin's form saves the address that it has filled in. */
export const filledInOf = (origin: OriginName): string => `filled-in/${origin}`;

/** The draft name of an update to a query. */
export const updateDraftOf = (reference: ReferenceNumber): string => `update/${reference}`;

/** Files that were dropped, pasted or chosen together. */
export interface FileChoice {
  readonly files: readonly File[];
  /** Those of them that are folders. */
  readonly folders?: ReadonlySet<File>;
}

/** Choices of files whose first bytes are still being read, under the name of their form. */
export const unexaminedDraft = (
  form: string,
  choices: readonly FileChoice[],
): readonly [name: string, state: { readonly choices: readonly FileChoice[] }] => [
  `unexamined/${form}`,
  { choices },
];

/** Provides an element's drafts. They are kept in memory only, because they are health data. */
export const DraftsProvider = DraftsContext.Provider;

/** All drafts, for what moves between them. */
export const useDrafts = (): Drafts => useContext(DraftsContext);

/** The draft of a form as it was when the component was mounted. */
export function useDraft(name: string | undefined): FormikValues | undefined {
  const drafts = useContext(DraftsContext);
  const [draft] = useState(() => (name === undefined ? undefined : drafts.get(name)));
  return draft;
}

/** Saves the surrounding form's values as a draft whenever they change. */
export function SaveDraft({ name }: { name: string }) {
  const drafts = useContext(DraftsContext);
  const { values } = useFormikContext<FormikValues>();
  useEffect(() => {
    drafts.set(name, values);
  }, [drafts, name, values]);
  return null;
}

/** The surrounding form's draft name; undefined if it has no draft. */
const DraftNameContext = createContext<string | undefined>(undefined);
export const DraftNameProvider = DraftNameContext.Provider;
export const useDraftName = (): string | undefined => useContext(DraftNameContext);

/** Saves one field's value to the draft directly, for when the form unmounts before it gets the value. */
export function useSaveField(): (field: string, value: unknown) => void {
  const drafts = useContext(DraftsContext);
  const name = useContext(DraftNameContext);
  return (field, value) => {
    // The draft is deleted once the form is sent.
    if (name === undefined || !drafts.has(name)) return;
    drafts.set(name, { ...drafts.get(name), [field]: value });
  };
}

/** State that outlives its screen, saved under a name like a draft. */
export function useSavedState<T extends object>(
  name: string,
  initial: T,
): readonly [state: T, setState: (state: T) => void] {
  const drafts = useContext(DraftsContext);
  const [state, setState] = useState(() => (drafts.get(name) as T | undefined) ?? initial);
  const save = (next: T) => {
    drafts.set(name, next);
    setState(next);
  };
  return [state, save];
}

/** The surrounding form's choices of files that are still being examined. They outlive its screen. */
export function useUnexamined() {
  const drafts = useContext(DraftsContext);
  const form = useContext(DraftNameContext) ?? '';
  const [name] = unexaminedDraft(form, []);
  const get = () => (drafts.get(name)?.['choices'] ?? []) as readonly FileChoice[];
  const set = (choices: readonly FileChoice[]) => {
    drafts.set(...unexaminedDraft(form, choices));
  };
  return {
    get,
    add: (choice: FileChoice) => {
      set([...get(), choice]);
    },
    remove: (choice: FileChoice) => {
      set(get().filter((each) => each !== choice));
    },
  };
}

/** The start of the name under which is kept what went along from a form to an update. */
export const ALONG = 'along/';
export const isAlong = (name: string): boolean => name.startsWith(ALONG);

const SENT = 'sent/';
/** Whether a name is that of a form's last values that were sent. */
export const isSent = (name: string): boolean => name.startsWith(SENT);

/** Deletes the draft of a form that was sent. What was sent is kept only if an update may hold it too. */
export function useDiscardDraft(name: string): (sent: FormikValues) => void {
  const drafts = useContext(DraftsContext);
  return (sent) => {
    drafts.delete(name);
    drafts.delete(unexaminedDraft(name, [])[0]);
    if ([...drafts.keys()].some(isAlong)) drafts.set(SENT + name, sent);
  };
}
