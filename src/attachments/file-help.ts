import { FindingNotice } from './file-checks/FindingNotice';
import { Look } from './file-checks/Look';
import { PagesOffer } from './pages/PagesOffer';
import { SplitPdf } from './pages/SplitPdf';
import { ListedPhotos } from './resize/ListedPhotos';
import { RefusedPhotos } from './resize/RefusedPhotos';
import { ResizedPhoto } from './resize/ResizedPhoto';
import { RunningJobs } from './RunningJobs';

/**
 * Help with chosen files. It loads when the member opens the chooser, or with the first file. Without it every file
 * can still be sent.
 */
export const fileHelp = {
  FindingNotice,
  Look,
  ResizedPhoto,
  SplitPdf,
  RefusedPhotos,
  ListedPhotos,
  PagesOffer,
  RunningJobs,
};

export type FileHelp = typeof fileHelp;
