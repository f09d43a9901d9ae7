import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from './database';
import { openFileStore, type FileStore } from './file-store';
import { openLoginStore, type LoginStore } from './logins';
import { openPersonStore, type PersonStore } from './people';
import { openPictureStore, type PictureStore } from './picture-store';
import { openQueryStore, type QueryStore } from './query-store';
import { openRecordStore, type RecordStore } from './records';
import { insertSamples } from './samples/insert-samples';
import { openSessionStore, type SessionStore } from './sessions';
import { openSubmissionStore, type SubmissionStore } from './submission-store';
import { openUploadFolders, type UploadFolders } from './uploads';

/** What the portal's backend keeps and serves. */
export interface Portal {
  readonly people: PersonStore;
  readonly records: RecordStore;
  readonly logins: LoginStore;
  readonly sessions: SessionStore;
  readonly pictures: PictureStore;
  readonly queries: QueryStore;
  readonly submissions: SubmissionStore;
  readonly files: FileStore;
  readonly uploads: UploadFolders;
  /** Folder of the content fragments. */
  readonly contentFolder: string;
  /** Of the sample files and letters. */
  readonly samplesFolder: string;
  /** Of the element's source, for what its tags tell of the specification. */
  readonly sourceFolder: string;
  close(): void;
}

/** Where a portal finds what it needs. */
export interface PortalOptions {
  /** Of the database and the uploaded files; made and filled with samples when it is new. */
  readonly dataFolder: string;
  readonly contentFolder: string;
  /** Of the sample files and letters. */
  readonly samplesFolder: string;
  /** Of the element's source. */
  readonly sourceFolder: string;
  /** How long a session lasts unused, in seconds. */
  readonly sessionExpiry: number;
}

/** Node's own recursive mkdir never returns where a file system refuses folders, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Opens the portal's data.
 *
 * @throws when the folder cannot be made or written, or its database cannot be opened.
 */
export function openPortal(options: PortalOptions): Portal {
  const { dataFolder, contentFolder, samplesFolder, sourceFolder, sessionExpiry } = options;
  makeFolder(dataFolder);
  const uploads = openUploadFolders(dataFolder);
  const database = openDatabase(
    join(dataFolder, 'portal.db'),
    (fresh) => insertSamples(fresh, uploads, samplesFolder),
    console.log,
  );
  const files = openFileStore(database, uploads);
  return {
    people: openPersonStore(database),
    records: openRecordStore(database),
    logins: openLoginStore(database),
    sessions: openSessionStore(database, sessionExpiry * 1000),
    pictures: openPictureStore(database),
    queries: openQueryStore(database, files),
    submissions: openSubmissionStore(database),
    files,
    uploads,
    contentFolder,
    samplesFolder,
    sourceFolder,
    close: () => database.close(),
  };
}
