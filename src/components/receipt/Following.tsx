import { useDeferredValue, type ReactNode } from 'react';

/** Shows its content in a later task, so that the reference number above it is on screen first. */
export const Following = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) && children;
