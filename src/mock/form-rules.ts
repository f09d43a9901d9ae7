import { FILE_EXTENSIONS, MAX_FILES, MAX_TOTAL_BYTES } from '../domain/limits';
import type { Upload } from './store';

/** A multipart body: each field once, the files in order. */
export interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly Upload[];
}

/** Which files a form accepts; sizes in bytes. */
export interface FormRules {
  /** The name of every file's part. */
  readonly part: string;
  readonly extensions: readonly string[];
  readonly maxFiles: number;
  readonly maxTotalBytes: number;
}

/** The attachments of a query (@spec §5, §9). */
export const ATTACHMENTS: FormRules = {
  part: 'files',
  extensions: FILE_EXTENSIONS,
  maxFiles: MAX_FILES,
  maxTotalBytes: MAX_TOTAL_BYTES,
};
