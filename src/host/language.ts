import { createContext, useContext } from 'react';

/** The language that the page declares for an element; empty if it declares none. */
export const languageOf = (element: Element): string =>
  (element.closest<HTMLElement>('[lang]') ?? document.documentElement).lang;

/** Reads the language of the element that the application is in. */
const LanguageContext = createContext((): string => '');

export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): (() => string) => useContext(LanguageContext);
