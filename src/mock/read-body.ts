import { fileExtension, totalBytes } from '../domain/attachment-rules';
import { contradictsName, SIGNATURE_BYTES } from '../domain/file-signature';
import type { FormRules } from './form-rules';
import { Refusal } from './refusal';

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
export async function readForm(
  request: Request,
  rules: FormRules,
): Promise<{ readonly fields: ReadonlyMap<string, string>; readonly files: readonly File[] }> {
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
  const { maxFiles, maxTotalBytes } = rules;
  if (files.length > maxFiles) throw new Refusal(400, `At most ${String(maxFiles)} files.`);
  if (totalBytes(files) > maxTotalBytes) {
    throw new Refusal(413, `The files are larger than ${String(maxTotalBytes)} bytes together.`);
  }
  return { fields, files };
}

/**
 * Reads a JSON body.
 * @throws Refusal 400 or 415
 */
export async function readJson(request: Request): Promise<unknown> {
  checkType(request, 'application/json');
  try {
    return await request.json();
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}
