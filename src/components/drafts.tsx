import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';

/** What a form holds: its name, and values of its fields. */
export type Draft = readonly [form: string, values: FormikValues];
/** Drafts by the names of their forms. */
export type Drafts = Map<string, FormikValues>;

const VISITED = 'visited entries';
const DraftsContext = createContext<Drafts>(new Map());

/** What the draft of an origin's new query is kept under. */
export const draftOf = (origin: OriginName): string => `log-query/${origin}`;

/** What the draft of an update to a query is kept under. */
export const updateDraftOf = (reference: ReferenceNumber): string => `update/${reference}`;

/** Holds an element's drafts; in memory alone, because they are health data. */
export const DraftsProvider = DraftsContext.Provider;

/** What was filled in when the form of a name was left, as it was when this form came. */
export function useDraft(name: string | undefined): FormikValues | undefined {
  const drafts = useContext(DraftsContext);
  const [draft] = useState(() => (name === undefined ? undefined : drafts.get(name)));
  return draft;
}

/** Keeps what the form holds under a name, for when the member comes back to its screen. */
export function KeepDraft({ name }: { name: string }) {
  const drafts = useContext(DraftsContext);
  const { values } = useFormikContext<FormikValues>();
  useEffect(() => {
    drafts.set(name, values);
  }, [drafts, name, values]);
  return null;
}

/** The name of the draft that the form around is kept under; undefined where it is not kept. */
const DraftNameContext = createContext<string | undefined>(undefined);
export const DraftNameProvider = DraftNameContext.Provider;

/** Keeps what a field holds that its form has not been told of: the form goes before it could be. */
export function useKeepField(): (field: string, value: unknown) => void {
  const drafts = useContext(DraftsContext);
  const name = useContext(DraftNameContext);
  return (field, value) => {
    // Of a form that was sent nothing is kept.
    if (name === undefined || !drafts.has(name)) return;
    drafts.set(name, { ...drafts.get(name), [field]: value });
  };
}

/** A state that outlives its screen, under a name; in memory alone, like a draft. */
export function useKeptState<T extends object>(
  name: string,
  initial: T,
): readonly [state: T, setState: (state: T) => void] {
  const drafts = useContext(DraftsContext);
  const [state, setState] = useState(() => (drafts.get(name) as T | undefined) ?? initial);
  const keep = (next: T) => {
    drafts.set(name, next);
    setState(next);
  };
  return [state, keep];
}

/** The entries of the session history whose screen has been shown. */
export function useVisitedEntries(): Set<string> {
  const drafts = useContext(DraftsContext);
  const [visited] = useState(
    () => (drafts.get(VISITED) as Set<string> | undefined) ?? new Set<string>(),
  );
  useEffect(() => {
    drafts.set(VISITED, visited);
  }, [drafts, visited]);
  return visited;
}

/** Forgets the draft of a form that was sent. */
export function useForgetDraft(name: string): () => void {
  const drafts = useContext(DraftsContext);
  return () => {
    drafts.delete(name);
  };
}
