import { useState, useSyncExternalStore } from 'react';
import type { UploadProgress } from '../../api/upload-transport';
import { createValueStore, type ValueStore } from '../../ui/value-store';

/**
 * An upload's progress in a store, so that its updates do not re-render the form: undefined before the first
 * progress event, and for a body sent in one piece.
 */
type ProgressStore = ValueStore<UploadProgress | undefined>;

export type ProgressSource = Pick<ProgressStore, 'subscribe' | 'get'>;

export function useProgressStore(): ProgressStore {
  const [store] = useState(() => createValueStore<UploadProgress | undefined>(undefined));
  return store;
}

/** Subscribes to the progress. */
export const useProgress = ({ subscribe, get }: ProgressSource): UploadProgress | undefined =>
  useSyncExternalStore(subscribe, get, get);
