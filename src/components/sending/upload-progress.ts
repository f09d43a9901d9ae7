import { useState, useSyncExternalStore } from 'react';
import type { UploadProgress } from '../api/upload-transport';

/** How far an upload has got; whoever shows it follows it, and the form around renders nothing. */
export interface ProgressSource {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Undefined before the first byte, and where all left in one go. */
  readonly get: () => UploadProgress | undefined;
}

interface ProgressStore extends ProgressSource {
  readonly set: (progress: UploadProgress | undefined) => void;
}

function createProgressStore(): ProgressStore {
  const listeners = new Set<() => void>();
  let now: UploadProgress | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => now,
    set: (progress) => {
      now = progress;
      for (const listener of listeners) listener();
    },
  };
}

/** The progress of a form's uploads, one after another. */
export function useProgressStore(): ProgressStore {
  const [store] = useState(createProgressStore);
  return store;
}

/** The progress now; what shows it is rendered with each part that has left. */
export const useProgress = ({ subscribe, get }: ProgressSource): UploadProgress | undefined =>
  useSyncExternalStore(subscribe, get, get);
