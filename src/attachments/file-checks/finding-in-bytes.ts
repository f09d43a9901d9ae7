import { openFile, type FileWindow } from '../../bytes/file-window';
import { latin1 } from '../../bytes/latin1';
import { isOfficeLocked } from '../../bytes/office/office-lock';
import { isZipCut } from '../../bytes/office/zip-end';
import { isPdfCut } from '../../bytes/pdf/pdf-end';
import { pdfLock } from '../../bytes/pdf/pdf-lock';
import { isJpegCut } from '../../bytes/picture/jpeg-end';
import { isPngCut } from '../../bytes/picture/png-end';
import { fileExtension, isPicture } from '../../domain/attachment-rules';
import type { FileFinding } from '../../domain/file-finding';

type Kind = FileFinding['kind'];
type LoadPasswordCheck = Parameters<typeof pdfLock>[1];

const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP = 'PK\x03\x04';
const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8';

const cutShort = (isCut: boolean): Kind | undefined => (isCut ? 'cutShort' : undefined);

async function findingKind(
  file: FileWindow,
  name: string,
  loadCheck: LoadPasswordCheck,
): Promise<Kind | undefined> {
  const extension = fileExtension(name);
  if (extension === 'pdf')
    return (await pdfLock(file, loadCheck)) ?? cutShort(await isPdfCut(file));
  const begin = latin1(await file.read(0, 8));
  // A file may be truncated within its first bytes.
  const is = (signature: string) =>
    begin !== '' && begin.startsWith(signature.slice(0, begin.length));
  if (isPicture(name)) {
    if (is(PNG)) return cutShort(await isPngCut(file));
    return is(JPEG) ? cutShort(await isJpegCut(file)) : undefined;
  }
  if (is(OLE)) return (await isOfficeLocked(file)) ? 'lockedDocument' : undefined;
  return extension === 'docx' && is(ZIP) ? cutShort(await isZipCut(file)) : undefined;
}

/**
 * The finding in the bytes of a file (@spec §5 Attachments). Undefined also where the file can't be read, which is no
 * finding.
 */
export async function findingInBytes(
  file: File,
  signal: AbortSignal,
  loadCheck: LoadPasswordCheck,
): Promise<Kind | undefined> {
  try {
    return await findingKind(openFile(file, signal), file.name, loadCheck);
  } catch {
    return undefined;
  }
}
