import { useCallback, useEffect, useRef, useState } from 'react';

/** What is wrong with a form's values: the words of a field's first error, by its name. */
export type FormErrors = Readonly<Record<string, string>>;
/** What a form's values must keep; gives what is wrong with them. */
export type Rules = (values: object) => FormErrors;
/** Loads rules; another function stands for other rules. */
export type LoadRules = () => Promise<Rules>;

/**
 * A form's rules, loaded once they are needed; undefined until they have come. Where they can't be
 * loaded, whoever waits for them ends in the error boundary: nothing may be sent unchecked.
 */
export function useRules(load: LoadRules) {
  const [loaded, setLoaded] = useState<{ load: LoadRules; rules: Rules }>();
  const coming = useRef<{ load: LoadRules; rules: Promise<Rules> }>(undefined);
  const need = useCallback(async (): Promise<Rules> => {
    if (coming.current?.load !== load) coming.current = { load, rules: load() };
    try {
      const rules = await coming.current.rules;
      setLoaded((before) => (before?.load === load ? before : { load, rules }));
      return rules;
    } catch (error) {
      coming.current = undefined;
      throw error;
    }
  }, [load]);
  const isOutdated = loaded !== undefined && loaded.load !== load;
  useEffect(() => {
    if (isOutdated) need().catch(() => undefined);
  }, [isOutdated, need]);
  return {
    rules: isOutdated ? undefined : loaded?.rules,
    /** Begins to load the rules: the form is being touched. */
    prepare: useCallback(() => {
      need().catch(() => undefined);
    }, [need]),
    /** What is wrong with values, by rules that are awaited. */
    check: async (values: object): Promise<FormErrors> => {
      try {
        return (await need())(values);
      } catch (error) {
        setLoaded(() => {
          throw error;
        });
        return new Promise<never>(() => undefined);
      }
    },
  };
}
