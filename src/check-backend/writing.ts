import { MAX_TOTAL_BYTES } from '../domain/limits';
import type { Attachment } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import { TOKEN_COOKIE } from '../domain/wire-names';
import { CHECKED_CALLS } from './calls';
import { askForFile, askForList, type Context } from './context';
import { excerpt, isOk, isRedirect, jsonOf, summaryOf, Unusable } from './examine';
import { checkFile } from './files';
import { NoAnswer } from './no-answer';
import type { Answer } from './portal';
import type { CheckId } from './rules';
import { fullOf, LONG_TEXT, ODD_FILES, ODD_TEXT, PLAIN_FILE } from './samples';
import { callOf, numberIn, readBack, readNumber, send, write, type Writer } from './write';
import { compareNames, compareText } from './written';

async function writeText(writer: Writer) {
  const written = await write(writer, 'accepts a query', 'submission', {});
  if (!written) return undefined;
  const { reference } = written;
  await readBack(writer, reference, 'keeps its text', ({ text }, find) => {
    compareText(ODD_TEXT, text, 'text', find);
  });
  return written;
}

async function writeLongText(writer: Writer) {
  const title = 'accepts the longest text';
  const written = await write(writer, title, 'text-length', { query: LONG_TEXT });
  if (!written) return;
  await readBack(writer, written.reference, 'keeps all of it', ({ text }, find) => {
    compareText(LONG_TEXT, text, 'text-length', find);
  });
}

/** If files with odd names are refused, a plain one shows whether it is for their names. */
async function refusedFor(writer: Writer): Promise<CheckId> {
  const answer = await send(writer, { files: [PLAIN_FILE] });
  if (!isOk(answer)) return 'files';
  numberIn(
    jsonOf(answer, () => undefined),
    writer,
  );
  return 'file-names';
}

/** Compares the bytes of a file with those that were sent. */
const readFileBack = (
  writer: Writer,
  reference: ReferenceNumber,
  attachment: Attachment,
  sent: File,
) =>
  writer.visitor.step(
    `keeps the bytes of '${excerpt(attachment.fileName)}'`,
    CHECKED_CALLS.file,
    async (find) => {
      const answer = await askForFile(writer, reference, attachment);
      if (!checkFile(answer, find)) return;
      const { bytes } = answer;
      const own = new Uint8Array(await sent.arrayBuffer());
      if (bytes.length !== own.length || bytes.some((byte, at) => byte !== own[at]))
        find('file-bytes', `${String(bytes.length)} bytes of ${String(own.length)}`);
    },
  );

async function writeFiles(writer: Writer) {
  const { visitor } = writer;
  const written = await visitor.step('accepts files', callOf(writer), async (find) => {
    const answer = await send(writer, { files: ODD_FILES });
    const isRefused = !isOk(answer) && !isRedirect(answer);
    return readNumber(answer, isRefused ? await refusedFor(writer) : 'files', writer, find);
  });
  if (!written) return;
  const { reference = '' } = written;
  const attachments = await readBack(
    writer,
    reference,
    'keeps the names of files',
    (query, find) => {
      const given = query.attachments.map(({ fileName }) => fileName);
      const isSame = compareNames(
        ODD_FILES.map(({ name }) => name),
        given,
        find,
      );
      return isSame ? query.attachments : [];
    },
  );
  for (const [index, attachment] of Object.entries(attachments ?? [])) {
    const file = ODD_FILES[Number(index)];
    if (file) await readFileBack(writer, reference, attachment, file);
  }
}

/** Of a large upload a gateway may break the connection. */
const unlessBroken = (check: CheckId) => (answer: Promise<Answer>) =>
  answer.catch((error: unknown) => {
    throw error instanceof NoAnswer ? new Unusable(check, error.message) : error;
  });

async function writeMostFiles(writer: Writer) {
  const title = 'accepts all that may be attached';
  const [draft, limit] = [{ files: fullOf() }, 'upload-limit'] as const;
  if (!(await write(writer, title, limit, draft, unlessBroken(limit)))) return;
  await writer.visitor.step('refuses one byte more', callOf(writer), async (find) => {
    const sent = send(writer, { files: fullOf(MAX_TOTAL_BYTES + 1) });
    const answer = await unlessBroken('upload-excess')(sent);
    if (isOk(answer)) numberIn(jsonOf(answer, find), writer);
    const isOfGateway = /html/i.test(answer.headers.get('content-type') ?? '');
    if (answer.status !== 413 || isOfGateway) find('upload-excess', summaryOf(answer));
  });
}

/** Refused only because of the token: the same query was accepted with it. */
const writeWithoutToken = (writer: Writer) =>
  writer.visitor.step('refuses a query without the token', callOf(writer), async (find) => {
    for (const token of [null, 'not-the-token']) {
      const answer = await send(writer, {}, { token });
      if (!isOk(answer)) continue;
      find('token-required', token === null ? 'accepted without one' : 'accepted with another one');
      numberIn(jsonOf(answer, find), writer);
      return;
    }
  });

const writeUpdate = (writer: Writer, referenceNumber: ReferenceNumber) =>
  writer.visitor.step('accepts an update', CHECKED_CALLS.update, async (find) => {
    const { portal, origin } = writer;
    const form = { query: ODD_TEXT, origin: origin.wireCode, files: [] };
    const answer = await portal.call(CHECKED_CALLS.update, { params: { referenceNumber }, form });
    return readNumber(answer, 'update', writer, find);
  });

const listNew = (writer: Writer, reference: ReferenceNumber) =>
  writer.visitor.step('lists the new query', CHECKED_CALLS.list, async (find) => {
    if (!(await askForList(writer, find)).includes(reference)) find('list-new', reference);
  });

/** Why nothing is written; undefined if all is there. */
const reasonNotTo = ({ portal, options }: Context, email: string | undefined) => {
  if (!options.write) return 'only with write';
  if (email === undefined) return 'no address is known (email)';
  return portal.jar.named(TOKEN_COOKIE) ? undefined : 'there is no token to send';
};

/** Makes the calls that write, as the member. */
export async function writeAll(context: Context, address: string | undefined): Promise<void> {
  const { visitor, origin, options } = context;
  const email = options.email ?? address;
  const reason = reasonNotTo(context, email);
  if (email === undefined || reason !== undefined)
    return visitor.skip('accepts a query', callOf(context), reason ?? '');
  const writer = { ...context, email };
  const written = await writeText(writer);
  if (!written) return;
  const { reference } = written;
  await writeWithoutToken(writer);
  await writeLongText(writer);
  await writeFiles(writer);
  // Files that are left out are never too many.
  if (!visitor.has('files')) await writeMostFiles(writer);
  if (reference === undefined) return;
  if (origin.listsOpenQueries) await listNew(writer, reference);
  if (origin.offersUpdates) await writeUpdate(writer, reference);
}
