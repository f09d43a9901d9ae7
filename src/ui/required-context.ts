import { createContext, useContext } from 'react';

/**
 * A context without a default value: its provider, and the hook that reads it.
 * @param hook the hook's name, for the error that it throws outside the provider
 */
export function requiredContext<T extends object>(hook: string) {
  const Context = createContext<T | undefined>(undefined);
  const useValue = (): T => {
    const value = useContext(Context);
    if (!value) throw new Error(`${hook} needs its provider`);
    return value;
  };
  return [Context.Provider, useValue] as const;
}
