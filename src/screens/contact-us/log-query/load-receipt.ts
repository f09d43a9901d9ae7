import { loadedOnce } from '../../../domain/loaded-once';

/** The success message. Loaded before anything is sent, so that it shows even if the network fails afterwards. */
export const loadReceipt = loadedOnce(() => import('./Receipt'));
