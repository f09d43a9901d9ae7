import { createContext, useContext } from 'react';
import { TEXTS, type Texts } from './texts';

const TextContext = createContext<Texts>(TEXTS);

export const TextContextProvider = TextContext.Provider;

/** The texts to show. A portal's own texts replace ours. */
export const useText = (): Texts => useContext(TextContext);
