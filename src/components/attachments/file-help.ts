import { FileFinding } from './file-checks/FileFinding';
import { Look } from './file-checks/Look';
import { FileActions } from './FileActions';
import { ListedOffers } from './ListedOffers';
import { RefusedPhotos } from './resize/RefusedPhotos';

/**
 * What helps with chosen files. It loads as the member opens the chooser, or with the first file: without it
 * every file can still be sent.
 */
export const fileHelp = { FileFinding, Look, FileActions, RefusedPhotos, ListedOffers };

export type FileHelp = typeof fileHelp;
