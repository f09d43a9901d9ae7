import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Charset } from '../http/agent-answer';
import type { Login, Person, QueryRecord, SubmissionRecord } from '../storage/kinds';

type Sample<Item> = Omit<Item, 'dateLogged' | 'files'> & {
  readonly daysAgo: number;
  /** Each attachment's name, and the sample file behind it. */
  readonly files: Readonly<Record<string, string>>;
};

/** A query that was logged before the demo started. */
export interface SampleQuery extends Sample<QueryRecord> {
  /** What an agent sent: without a file an empty response; absent means no answer yet. */
  readonly response?: {
    readonly file?: string;
    readonly charset?: Charset;
    /** Encoded as URL-safe base64, without padding. */
    readonly urlSafe?: true;
  };
}

/** What a new database has: a file for each. The people and their passwords are invented. */
export interface Samples {
  /** Visitors without a login are signed in as the first one. */
  readonly people: readonly Person[];
  readonly logins: readonly (Pick<Login, 'username' | 'entityNumber' | 'hash'> & {
    /** The hash is beside it, because making it takes a twentieth of a second. */
    readonly password: string;
    readonly blocked?: true;
  })[];
  /** By kind and owner. The dates of a waiting period are in days from today. */
  readonly records: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;
  /** File names by entity number. */
  readonly pictures: Readonly<Record<string, string>>;
  /**
   * Of every age, oldest first: up to 30 days a query can be updated, up to 90 it is shown (@spec §8). Of those on the
   * member website one is still due, and one is overdue (@spec §9).
   */
  readonly queries: readonly SampleQuery[];
  readonly submissions: readonly Sample<SubmissionRecord>[];
  /** What an agent can send unchanged. */
  readonly responses: readonly {
    readonly file: string;
    readonly title: string;
    readonly charset: Charset;
  }[];
}

/** Reads one of them from the folder of samples. */
export const readSample = <Name extends keyof Samples>(folder: string, name: Name): Samples[Name] =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Samples[Name];

export const readResponse = (folder: string, file: string): string =>
  readFileSync(join(folder, 'responses', file), 'utf8');

/** The prepared responses with their HTML. */
export const readyResponses = (folder: string) =>
  readSample(folder, 'responses').map(({ file, ...response }) => ({
    ...response,
    html: readResponse(folder, file),
  }));
