import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Store } from '../../src/mock/store';
import { insertSamples } from './samples/insert-samples';
import { openContent } from './storage/content';
import { openDatabase } from './storage/database';
import { openFileStore, type FileStore } from './storage/file-store';
import { openLoginStore } from './storage/logins';
import { openMembershipTexts } from './storage/membership-texts';
import { openPersonStore, type PersonStore } from './storage/people';
import { openPictureStore } from './storage/picture-store';
import { openQueryStore, type QueryStore } from './storage/query-store';
import { openRecordStore, type RecordStore } from './storage/records';
import { openSessionStore, type SessionStore } from './storage/sessions';
import { openSubmissionStore, type SubmissionStore } from './storage/submission-store';
import { openUploadFolders, type UploadFolders } from './storage/uploads';

/** The data of the portal's backend. */
export interface Portal extends Store {
  readonly people: PersonStore;
  readonly records: RecordStore;
  readonly sessions: SessionStore;
  readonly queries: QueryStore;
  readonly submissions: SubmissionStore;
  readonly files: FileStore;
  readonly uploads: UploadFolders;
  /** Folder of the sample files and responses. */
  readonly samplesFolder: string;
  /** Folder of the element's source, whose tags name the sections of the specification. */
  readonly sourceFolder: string;
  /** Folder of the built element. */
  readonly elementFolder: string;
  close(): void;
}

/** The folders and settings of a portal. */
export interface PortalOptions {
  /** Folder of the database and the uploaded files. A new one is created and filled with samples. */
  readonly dataFolder: string;
  readonly contentFolder: string;
  /** Folder of the sample files and responses. */
  readonly samplesFolder: string;
  /** Folder of the element's source. */
  readonly sourceFolder: string;
  /** Folder of the built element. */
  readonly elementFolder: string;
  /** Seconds until an unused session ends. */
  readonly sessionExpiry: number;
}

/** Node's recursive mkdir never returns on a file system that refuses folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Opens the portal's data.
 *
 * @throws if the folder cannot be created or written, or its database cannot be opened.
 */
export function openPortal(options: PortalOptions): Portal {
  const { dataFolder, samplesFolder, sessionExpiry } = options;
  makeFolder(dataFolder);
  const uploads = openUploadFolders(dataFolder);
  const database = openDatabase(
    join(dataFolder, 'portal.db'),
    (fresh) => insertSamples(fresh, uploads, samplesFolder),
    console.log,
  );
  const files = openFileStore(database, uploads);
  const people = openPersonStore(database);
  const records = openRecordStore(database);
  return {
    people,
    records,
    membershipTexts: openMembershipTexts(people, records),
    logins: openLoginStore(database),
    sessions: openSessionStore(database, sessionExpiry * 1000),
    pictures: openPictureStore(database),
    queries: openQueryStore(database, files),
    submissions: openSubmissionStore(database),
    files,
    uploads,
    content: openContent(options.contentFolder),
    samplesFolder,
    sourceFolder: options.sourceFolder,
    elementFolder: options.elementFolder,
    close: () => database.close(),
  };
}
