import { fileExtension } from '../domain/attachment-rules';
import { contradictsName } from '../domain/file-signature';
import { FILE_EXTENSIONS, MAX_FILES, MAX_TOTAL_BYTES } from '../domain/limits';
import { Refusal } from './refusal';
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

const MAX_NAME = 255;

export function addField(fields: Map<string, string>, name: string, value: string): void {
  if (fields.has(name)) throw new Refusal(400, `The part '${name}' is repeated.`);
  // Browsers send each line end as CRLF; the member typed, and the form counted, one LF.
  fields.set(name, value.replaceAll('\r\n', '\n'));
}

/** Checks what is known of a file before its bytes. */
export function checkFileName(rules: FormRules, part: string, name: string): void {
  if (part !== rules.part) throw new Refusal(400, `The part '${part}' must not be a file.`);
  if (name === '' || name.length > MAX_NAME) {
    throw new Refusal(400, `A file needs a name of at most ${MAX_NAME} characters.`);
  }
  if (!rules.extensions.includes(fileExtension(name))) {
    throw new Refusal(415, `The file '${name}' is not one of ${rules.extensions.join(', ')}.`);
  }
}

export function checkFileContent(name: string, size: number, firstBytes: Uint8Array): void {
  if (size === 0) throw new Refusal(400, `The file '${name}' is empty.`);
  if (contradictsName(name, firstBytes)) {
    throw new Refusal(415, `The file '${name}' has a different type than its name says.`);
  }
}

export const tooManyFiles = ({ maxFiles }: FormRules) =>
  new Refusal(400, `At most ${String(maxFiles)} files.`);

/** @param bytes of all files together */
export function checkTotal({ maxTotalBytes }: FormRules, bytes: number): void {
  if (bytes > maxTotalBytes) {
    throw new Refusal(413, `The files are larger than ${String(maxTotalBytes)} bytes together.`);
  }
}
