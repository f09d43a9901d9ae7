import type { FileWindow } from '../file-window';
import type { opensWithoutPassword } from './empty-password';
import { pdfDictionary } from './pdf-object';
import { pdfTrailer } from './pdf-trailer';
import {
  integerIn,
  isDictionary,
  nameIn,
  referenceIn,
  stringIn,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value';
import { standardSecurity } from './standard-security';

/** Whether a protected PDF requires a password. */
export type PdfLock = 'locked' | 'mayBeLocked';

/** The filter that leaves bytes unchanged, which is the default. */
const IDENTITY = 'Identity';

const fileIdOf = (trailer: PdfDictionary) => {
  const id = trailer.get('ID');
  const [first] = Array.isArray(id) ? (id as readonly PdfValue[]) : [];
  return (first !== undefined && stringIn(first)) || '';
};

/** With crypt filters a file may encrypt only its attachments, so its pages open without a password. */
const encryptsPages = (encryption: PdfDictionary) =>
  (integerIn(encryption.get('V')) ?? 0) < 4 ||
  ['StmF', 'StrF'].some((key) => (nameIn(encryption.get(key)) ?? IDENTITY) !== IDENTITY);

/**
 * Whether a PDF requires a password (@spec §5 Attachments); undefined if it opens without one, even if it forbids
 * printing.
 * @param loadCheck loads the ciphers, which few files need
 */
export async function pdfLock(
  file: FileWindow,
  loadCheck: () => Promise<typeof opensWithoutPassword>,
): Promise<PdfLock | undefined> {
  const trailer = await pdfTrailer(file);
  const encrypt = trailer?.get('Encrypt') ?? null;
  if (!trailer || encrypt === null) return undefined;
  const reference = referenceIn(encrypt);
  const dictionary = reference ? await pdfDictionary(file, reference) : encrypt;
  if (isDictionary(dictionary) && !encryptsPages(dictionary)) return undefined;
  const security = isDictionary(dictionary)
    ? standardSecurity(dictionary, fileIdOf(trailer))
    : undefined;
  if (!security) return 'mayBeLocked';
  const opens = await loadCheck();
  return opens(security) ? undefined : 'locked';
}
