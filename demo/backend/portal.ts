import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insertSamples } from './samples/insert-samples';
import { openContent } from './storage/content';
import { openDatabase } from './storage/database';
import { openLogins } from './storage/logins';
import { openMembershipTexts } from './storage/membership-texts';
import { openPeople } from './storage/people';
import { openPictures } from './storage/pictures';
import { openRecords } from './storage/records';
import { openSent } from './storage/sent';
import { openUploadFolders } from './storage/uploads';

/** The folders and settings of a portal. */
export interface PortalOptions {
  /** Folder of the database and the uploaded files. A new one is created and filled with samples. */
  readonly dataFolder: string;
  readonly contentFolder: string;
  /** Folder of the sample data, files and responses. */
  readonly samplesFolder: string;
  /** Folder of the element's source, whose tags name the sections of the specification. */
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
export function openPortal(options: PortalOptions) {
  const { dataFolder, samplesFolder } = options;
  makeFolder(dataFolder);
  const uploads = openUploadFolders(dataFolder);
  const database = openDatabase(
    join(dataFolder, 'portal.db'),
    (fresh) => insertSamples(openRecords(fresh), uploads, samplesFolder),
    console.log,
  );
  const records = openRecords(database);
  const people = openPeople(records);
  return {
    ...options,
    ...openSent(records, uploads),
    people,
    records,
    membershipTexts: openMembershipTexts(people, records),
    logins: openLogins(records),
    pictures: openPictures(records),
    uploads,
    content: openContent(options.contentFolder),
    close: () => void database.close(),
  };
}

/** The data of the portal's backend. */
export type Portal = ReturnType<typeof openPortal>;
