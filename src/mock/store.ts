import type { OriginCode } from '../origins';
import type { Awaitable, People, Person, RecordStore } from './people';

/** Texts about a person's membership, as the scheme prints them. */
export interface MembershipTexts {
  card(person: Person): Awaitable<string>;
  certificate(person: Person): Awaitable<string>;
  /** Orders a card; returns the confirmation. */
  order(person: Person): Awaitable<string>;
}

/** The outcome of a login: whose it is, or the status and the message of its refusal. */
export type LoginOutcome =
  | { readonly entityNumber: string }
  | { readonly status: 401 | 403 | 423; readonly message: string };

/** The login of a wrong user name or password. */
export const WRONG_LOGIN: LoginOutcome = {
  status: 401,
  message: 'The username or password is not right. Check both and try again.',
};

/** A file that a call has sent. Its store, which takes it over, knows where its bytes are. */
export interface Upload {
  readonly name: string;
}

/** A stored file. A `File` is one, and a `Blob`. */
export interface StreamedFile {
  /** The name under which a browser saves it; without one the last part of its address. */
  readonly name?: string;
  /** The media type; '' if unknown. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** A shape in pixels. Cropping fills the shape; without it the picture fits inside. */
export interface RequestedShape {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly crop: boolean;
}

/** Profile pictures, one a person. */
export interface Pictures {
  /** The picture, in a shape if a store can change it. */
  find(entityNumber: string, shape?: RequestedShape): Awaitable<Blob | undefined>;
  /** Stores a picture and replaces an earlier one; returns what it found out about it. */
  save(entityNumber: string, picture: Upload): Awaitable<object>;
  /** Removes a picture, if there is one. */
  remove(entityNumber: string): Awaitable<void>;
}

/** A file of a query or of a document submission; its id is unique among all that its member sees. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  open(): Awaitable<StreamedFile>;
}

/** A query to be stored (@spec §3 Query creation payload). */
export interface SubmittedQuery {
  readonly origin: OriginCode;
  readonly category: string;
  readonly subCategory?: string | undefined;
  readonly queryDetail: string;
  readonly email: string;
  readonly ccEmail?: string | undefined;
  readonly product?: string | undefined;
  /** The query that this one updates. */
  readonly originalReferenceNumber?: number | undefined;
}

export type QueryStatus = 'OPEN' | 'CLOSED';

/** A stored query. */
export interface StoredQuery extends SubmittedQuery {
  readonly referenceNumber: number;
  /** The member who logged it. */
  readonly entityNumber: string;
  readonly status: QueryStatus;
  /** ISO date-time, as it is answered. */
  readonly dateLogged: string;
  /** In the order in which they were sent. */
  readonly files: readonly AttachedFile[];
}

/** Members' queries and the agents' responses. */
export interface Queries {
  /** Stores a query with its files, all or nothing; returns its reference number. */
  add(
    entityNumber: string,
    query: SubmittedQuery,
    files: readonly Upload[],
    now: number,
  ): Awaitable<number>;
  /** A member's queries, newest first. */
  of(entityNumber: string): Awaitable<readonly StoredQuery[]>;
  find(reference: number): Awaitable<StoredQuery | undefined>;
  /** The emailed response as base64, or null (@spec §3 Query response). */
  responseTo(reference: number): Awaitable<string | null>;
}

/** Documents that a member submitted (@spec §3). */
export type StoredSubmission = Pick<
  StoredQuery,
  'referenceNumber' | 'entityNumber' | 'category' | 'dateLogged' | 'files'
>;

/** All that the handlers read and write. */
export interface Store {
  readonly people: People;
  readonly records: RecordStore;
  readonly membershipTexts: MembershipTexts;
  readonly logins: {
    /** Tries a login; one that is locked is refused even with its correct password. */
    attempt(username: string, password: string): Awaitable<LoginOutcome>;
  };
  readonly pictures: Pictures;
  readonly queries: Queries;
  readonly submissions: { find(reference: number): Awaitable<StoredSubmission | undefined> };
  readonly content: {
    /** A fragment as HTML or an image, published and previewed alike. */
    find(path: string): Awaitable<string | StreamedFile | undefined>;
  };
}
