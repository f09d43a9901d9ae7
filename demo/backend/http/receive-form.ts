import type { IncomingMessage } from 'node:http';
import busboy, { type Busboy } from 'busboy';
import { fileExtension } from '../../../src/domain/attachment-rules';
import type { FormRules } from '../../../src/mock/form-rules';
import { Refusal } from '../../../src/mock/refusal';
import type { ReceivedFile } from '../storage/file-store';
import { receiveFile, type CountBytes } from './receive-file';

/** A multipart body: each field once, the files in order. */
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly ReceivedFile[];
}

const MAX_FIELD_BYTES = 200_000;
const MAX_FILE_NAME_LENGTH = 255;
const BROKEN = 'The body is not a complete multipart form.';

function openParser(request: IncomingMessage, { maxFiles }: FormRules): Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'The body must be multipart/form-data.');
  }
  try {
    return busboy({
      headers: request.headers,
      // File and field names are UTF-8, whatever their header declares.
      defParamCharset: 'utf8',
      limits: { fieldSize: MAX_FIELD_BYTES, fields: 20, files: maxFiles },
    });
  } catch {
    throw new Refusal(400, BROKEN);
  }
}

/** Browsers send each line end of a field as CRLF; the member typed, and the form counted, one LF. */
const asTyped = (value: string) => value.replaceAll('\r\n', '\n');

function checkFileName(
  { part: expected, extensions }: FormRules,
  part: string,
  name: string | undefined,
): asserts name is string {
  if (part !== expected) throw new Refusal(400, `The part '${part}' must not be a file.`);
  if (!name || name.length > MAX_FILE_NAME_LENGTH) {
    throw new Refusal(400, `A file needs a name of at most ${MAX_FILE_NAME_LENGTH} characters.`);
  }
  if (!extensions.includes(fileExtension(name))) {
    throw new Refusal(415, `The file '${name}' is not one of ${extensions.join(', ')}.`);
  }
}

/** Counts the bytes of all files together. */
function totalCounter({ maxTotalBytes }: FormRules): CountBytes {
  let total = 0;
  return (count) => {
    total += count;
    if (total > maxTotalBytes) {
      throw new Refusal(413, `The files are larger than ${maxTotalBytes} bytes together.`);
    }
  };
}

/**
 * Streams a multipart body into `folder`. On any failure the rest of the body is left unread and
 * no write to the folder is under way any more: the caller drains the one and removes the other.
 *
 * @throws Refusal 400, 413 or 415.
 */
export async function receiveForm(
  request: IncomingMessage,
  folder: string,
  rules: FormRules,
): Promise<ReceivedForm> {
  const parser = openParser(request, rules);
  const fields = new Map<string, string>();
  const writes: Promise<ReceivedFile>[] = [];
  const countBytes = totalCounter(rules);

  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: Error) => reject(error);
      /** An error in a listener rejects the whole form. */
      const guarded =
        <Args extends unknown[]>(listener: (...args: Args) => void) =>
        (...args: Args) => {
          try {
            listener(...args);
          } catch (error) {
            fail(error as Refusal);
          }
        };
      parser.on(
        'field',
        guarded((name, value, info) => {
          if (info.valueTruncated) throw new Refusal(413, `The part '${name}' is too long.`);
          if (fields.has(name)) throw new Refusal(400, `The part '${name}' is repeated.`);
          fields.set(name, asTyped(value));
        }),
      );
      parser.on(
        'file',
        guarded((part, stream, info) => {
          // A truncated stream raises here and in its write, which handles it.
          stream.on('error', () => undefined);
          checkFileName(rules, part, info.filename);
          const write = receiveFile(stream, info.filename, folder, countBytes);
          write.catch(reject);
          writes.push(write);
        }),
      );
      parser.on('filesLimit', () => reject(new Refusal(400, `At most ${rules.maxFiles} files.`)));
      parser.on('fieldsLimit', () => reject(new Refusal(400, 'The form has too many parts.')));
      parser.on('error', () => reject(new Refusal(400, BROKEN)));
      parser.on('close', resolve);
      request.on('close', () => request.complete || reject(new Refusal(400, BROKEN)));
      request.pipe(parser);
    });
    return { fields, files: await Promise.all(writes) };
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    await Promise.allSettled(writes);
    throw error;
  }
}
