import { FileActions } from './FileActions';
import { FileFinding } from './inside/FileFinding';
import { Look } from './inside/Look';
import { ListedOffers } from './ListedOffers';
import { RefusedOffers } from './RefusedOffers';

/** What helps with chosen files. It loads with the first one: without it every file can still be sent. */
export const fileHelp = { FileFinding, Look, FileActions, RefusedOffers, ListedOffers };

export type FileHelp = typeof fileHelp;
