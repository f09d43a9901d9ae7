import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  type Dispatch,
  type SetStateAction,
} from 'react';

/** What a field does before its form is submitted. */
export interface BeforeSubmit {
  /**
   * Resolves when the field has its value, to false if that is less than what the member gave it; returns undefined if
   * it has it already.
   */
  readonly settle: () => Promise<unknown> | undefined;
}

const FieldsContext = createContext<Set<BeforeSubmit>>(new Set());
export const FieldsProvider = FieldsContext.Provider;

type AwaitedFiles = readonly [
  files: readonly File[],
  setFiles: Dispatch<SetStateAction<readonly File[]>>,
];

const AwaitedFilesContext = createContext<AwaitedFiles>([[], () => undefined]);
export const AwaitedFilesProvider = AwaitedFilesContext.Provider;

/** The chosen files of the surrounding form for whose content a submit waits for long. */
export const useAwaitedFiles = (): AwaitedFiles => useContext(AwaitedFilesContext);

/** The registered fields of the surrounding form. */
export const useFieldsBeforeSubmit = (): ReadonlySet<BeforeSubmit> => useContext(FieldsContext);

/** Registers a field with the surrounding form. */
export function useBeforeSubmit({ settle }: BeforeSubmit): void {
  const fields = useContext(FieldsContext);
  const onSettle = useEffectEvent(() => settle());
  useEffect(() => {
    const field: BeforeSubmit = { settle: () => onSettle() };
    fields.add(field);
    return () => void fields.delete(field);
  }, [fields]);
}
