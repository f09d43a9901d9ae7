import type { Person as AnyPerson, Records } from '../../../src/mock/people';
import type { StoredQuery, StoredSubmission, Upload } from '../../../src/mock/store';

/** A member of the scheme or a dependant, with their membership. */
export type Person = Required<AnyPerson>;

/** A file in the upload folders: `size` in bytes, `sha256` in hex. */
export interface FileRecord extends Upload {
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
}

/** A file on disk that is not stored yet; `path` is its temporary place. */
export interface ReceivedFile extends FileRecord {
  readonly path: string;
}

/** What has been sent, with its files. */
type Sent<Item> = Omit<Item, 'files'> & { readonly files: readonly FileRecord[] };
export type QueryRecord = Sent<StoredQuery>;
export type SubmissionRecord = Sent<StoredSubmission>;

/** A login; times in milliseconds since 1970. A blocked one is refused even with its correct password. */
export interface Login {
  readonly username: string;
  readonly entityNumber: string;
  /** The password's salt and its scrypt key, in hex. */
  readonly hash: string;
  readonly blocked: boolean;
  readonly failures: number;
  readonly lockedUntil: number;
}

/** A session: expired after too long without use, or ended by its member. */
export interface Session {
  readonly entityNumber: string;
  readonly expiresAt: number;
  readonly isSignedOut?: true;
}

/** The content of each kind of record; comments name its id and its owner. */
export interface Kinds extends Records {
  plan: Records['plan'] & { readonly name: string };
  scheme: { readonly name: string; readonly callCentre: string };
  cardOrder: { readonly orderNumber: string; readonly orderedOn: string };
  /** Id: the entity number. Owner: the membership number. */
  person: Person;
  /** Id: the username in small letters. */
  login: Login;
  session: Session;
  /** Id: the reference number. Owner: the member. */
  query: QueryRecord;
  submission: SubmissionRecord;
  /** Id: the reference number of its query. The email's HTML as base64. */
  response: string;
  /** Id: the entity number. */
  picture: { readonly type: string; readonly base64: string };
}
