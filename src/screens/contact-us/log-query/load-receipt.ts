import { loadedOnce } from '../../../components/optional/loaded-once';

/** The success message. It loads before anything is sent, so that it shows whatever the network does then. */
export const loadReceipt = loadedOnce(() => import('./Receipt'));
