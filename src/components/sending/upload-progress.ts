import { useState, useSyncExternalStore } from 'react';
import type { UploadProgress } from '../../api/upload-transport';

/** An upload's progress in a store, so that its updates do not re-render the form. */
export interface ProgressSource {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Undefined before the first progress event, and for a body sent in one piece. */
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

export function useProgressStore(): ProgressStore {
  const [store] = useState(createProgressStore);
  return store;
}

/** Subscribes to the progress. */
export const useProgress = ({ subscribe, get }: ProgressSource): UploadProgress | undefined =>
  useSyncExternalStore(subscribe, get, get);
