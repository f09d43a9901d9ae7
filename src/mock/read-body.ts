import { fileExtension, totalBytes } from '../domain/attachment-rules';
import { contradictsName, SIGNATURE_BYTES } from '../domain/file-signature';
import { FILE_EXTENSIONS, MAX_FILES, MAX_TOTAL_BYTES } from '../domain/limits';
import { Refusal } from './refusal';

/** A multipart body: each field once, the files in order. */
export interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly File[];
}

/** The name of the parts that are files, and their extensions. */
export interface FormRules {
  readonly part: string;
  readonly extensions: readonly string[];
}

/** The attachments of a query (@spec §5, §9). */
export const ATTACHMENTS: FormRules = { part: 'files', extensions: FILE_EXTENSIONS };

function checkType(request: Request, expected: string): void {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith(expected)) {
    throw new Refusal(415, `The body must be ${expected}.`);
  }
}

async function checkFile(file: File, extensions: readonly string[]): Promise<void> {
  if (!extensions.includes(fileExtension(file.name))) {
    throw new Refusal(415, `The file '${file.name}' is not one of ${extensions.join(', ')}.`);
  }
  if (file.size === 0) throw new Refusal(400, `The file '${file.name}' is empty.`);
  const firstBytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (contradictsName(file.name, firstBytes)) {
    throw new Refusal(415, `The file '${file.name}' has a different type than its name says.`);
  }
}

async function multipartOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Refusal(400, 'The body is not a complete multipart form.');
  }
}

/**
 * Reads a multipart body.
 * @throws Refusal 400, 413 or 415
 */
export async function readForm(request: Request, rules = ATTACHMENTS): Promise<Form> {
  checkType(request, 'multipart/form-data');
  const fields = new Map<string, string>();
  const files: File[] = [];
  for (const [name, value] of await multipartOf(request)) {
    if (value instanceof File) {
      if (name !== rules.part) throw new Refusal(400, `The part '${name}' must not be a file.`);
      await checkFile(value, rules.extensions);
      files.push(value);
    } else {
      if (fields.has(name)) throw new Refusal(400, `The part '${name}' is repeated.`);
      // Browsers send each line end as CRLF; the member typed one LF.
      fields.set(name, value.replaceAll('\r\n', '\n'));
    }
  }
  if (files.length > MAX_FILES) throw new Refusal(400, `At most ${String(MAX_FILES)} files.`);
  if (totalBytes(files) > MAX_TOTAL_BYTES) {
    throw new Refusal(413, `The files are larger than ${String(MAX_TOTAL_BYTES)} bytes together.`);
  }
  return { fields, files };
}

/**
 * Reads a JSON object; a list or a plain value counts as an empty one.
 * @throws Refusal 400 or 415
 */
export async function readRecord(request: Request): Promise<Readonly<Record<string, unknown>>> {
  checkType(request, 'application/json');
  try {
    const value: unknown = await request.json();
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}
