import { FindingNotice } from './file-checks/FindingNotice';
import { Look } from './file-checks/Look';
import { FileActions } from './FileActions';
import { ListedOffers } from './ListedOffers';
import { RefusedPhotos } from './resize/RefusedPhotos';

/**
 * Help with chosen files. It loads when the member opens the chooser, or with the first file. Without it every file
 * can still be sent.
 */
export const fileHelp = { FindingNotice, Look, FileActions, RefusedPhotos, ListedOffers };

export type FileHelp = typeof fileHelp;
