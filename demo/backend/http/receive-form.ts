import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy, { type Busboy } from 'busboy';
import {
  addField,
  checkFileName,
  checkTotal,
  tooManyFiles,
  type FormRules,
} from '../../../src/mock/form-rules';
import { BROKEN_FORM, checkType } from '../../../src/mock/read-body';
import { Refusal } from '../../../src/mock/refusal';
import type { ReceivedFile } from '../storage/kinds';
import { receiveFile } from './receive-file';

/** A multipart body: each field once, the files in order. */
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly ReceivedFile[];
}

const MAX_FIELD_BYTES = 200_000;

function openParser(request: Request, { maxFiles }: FormRules): Busboy {
  checkType(request, 'multipart/form-data');
  try {
    return busboy({
      headers: Object.fromEntries(request.headers),
      // File and field names are UTF-8, whatever their header declares.
      defParamCharset: 'utf8',
      // A name may contain a backslash.
      preservePath: true,
      limits: { fieldSize: MAX_FIELD_BYTES, fields: 20, files: maxFiles },
    });
  } catch {
    throw new Refusal(400, BROKEN_FORM);
  }
}

/** What is wrong with the form, or with the disk; all else is a body that is broken or not complete. */
const reasonOf = (error: unknown) =>
  error instanceof Refusal || (error instanceof Error && 'syscall' in error)
    ? error
    : new Refusal(400, BROKEN_FORM);

/** Listens to a parser; the first refusal ends it. Returns what will have arrived once it has finished. */
function collect(parser: Busboy, folder: string, rules: FormRules) {
  const fields = new Map<string, string>();
  const writes: Promise<ReceivedFile>[] = [];
  let total = 0;
  const countBytes = (count: number) => {
    total += count;
    checkTotal(rules, total);
  };
  const fail = (error: Error) => void parser.destroy(error);

  async function receive(part: string, stream: Readable, name = '') {
    checkFileName(rules, part, name);
    return receiveFile(stream, name, folder, countBytes);
  }
  parser.on('field', (name, value, { valueTruncated }) => {
    try {
      if (valueTruncated) throw new Refusal(413, `The part '${name}' is too long.`);
      addField(fields, name, value);
    } catch (error) {
      fail(error as Refusal);
    }
  });
  parser.on('file', (part, stream, { filename }) => {
    // A truncated stream raises here and in its write, which handles it.
    stream.on('error', () => undefined);
    const write = receive(part, stream, filename);
    write.catch(fail);
    writes.push(write);
  });
  parser.on('filesLimit', () => fail(tooManyFiles(rules)));
  parser.on('fieldsLimit', () => fail(new Refusal(400, 'The form has too many parts.')));
  return { fields, writes };
}

/**
 * Streams a multipart body into `folder`. On any failure the rest of the body is left unread and
 * no write to the folder is under way any more: the caller drains the one and removes the other.
 *
 * @throws Refusal 400, 413 or 415.
 */
export async function receiveForm(
  request: Request,
  folder: string,
  rules: FormRules,
): Promise<ReceivedForm> {
  const parser = openParser(request, rules);
  const { fields, writes } = collect(parser, folder, rules);
  const body = request.body as ReadableStream<Uint8Array> | null;
  try {
    // A body that is cancelled breaks the connection.
    await pipeline(body?.values({ preventCancel: true }) ?? [], parser);
    return { fields, files: await Promise.all(writes) };
  } catch (error) {
    await Promise.allSettled(writes);
    throw reasonOf(error);
  }
}
