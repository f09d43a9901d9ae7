import { totalBytes } from '../domain/attachment-rules';
import { SIGNATURE_BYTES } from '../domain/file-signature';
import {
  addField,
  checkFileContent,
  checkFileName,
  checkTotal,
  tooManyFiles,
  type FormRules,
} from './form-rules';
import { Refusal } from './refusal';

type Body = Pick<Request, 'headers' | 'json'>;

/** @throws Refusal 415 */
export function checkType({ headers }: Pick<Body, 'headers'>, expected: string): void {
  const type = headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith(expected)) {
    throw new Refusal(415, `The body must be ${expected}.`);
  }
}

export const BROKEN_FORM = 'The body is not a complete multipart form.';

async function multipartOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Refusal(400, BROKEN_FORM);
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
      checkFileName(rules, name, value.name);
      const firstBytes = await value.slice(0, SIGNATURE_BYTES).arrayBuffer();
      checkFileContent(value.name, value.size, new Uint8Array(firstBytes));
      files.push(value);
    } else {
      addField(fields, name, value);
    }
  }
  if (files.length > rules.maxFiles) throw tooManyFiles(rules);
  checkTotal(rules, totalBytes(files));
  return { fields, files };
}

/**
 * Reads a JSON body.
 * @throws Refusal 400 or 415, or that of its stream
 */
export async function readJsonBody(body: Body): Promise<unknown> {
  checkType(body, 'application/json');
  try {
    return await body.json();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body is not JSON.');
  }
}
