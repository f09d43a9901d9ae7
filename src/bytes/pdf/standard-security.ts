import { integerIn, isDictionary, nameIn, stringIn, type PdfDictionary } from './pdf-value';

/** The fields for checking a password (ISO 32000-2, table 21). Strings have one character per byte. */
export interface StandardSecurity {
  readonly revision: number;
  /** The possible lengths of the key in bytes, because writers store the length in different places. */
  readonly keyLengths: readonly number[];
  readonly owner: string;
  readonly user: string;
  readonly permissions: number;
  readonly encryptsMetadata: boolean;
  /** The first string of the file's ID. */
  readonly fileId: string;
}

/** Versions and their possible revisions. */
const REVISIONS: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [2, 3]],
  [2, [2, 3]],
  [4, [4]],
  [5, [5, 6]],
]);

/** The length of the entries O and U in bytes. */
const lengthOf = (revision: number) => (revision >= 5 ? 48 : 32);

function keyLengths(version: number, dictionary: PdfDictionary): readonly number[] {
  if (version === 1) return [5];
  const filters = dictionary.get('CF');
  const filter = isDictionary(filters) ? filters.get(nameIn(dictionary.get('StmF')) ?? '') : null;
  const bits = integerIn(dictionary.get('Length'));
  // In a crypt filter the length is in bytes, but some writers use bits.
  const length = integerIn(isDictionary(filter) ? filter.get('Length') : undefined);
  const usual = version === 4 ? 16 : 5;
  const given = [bits, length, length === undefined ? undefined : length * 8]
    .filter((each) => each !== undefined && each >= 40 && each <= 128 && each % 8 === 0)
    .map((each) => Number(each) / 8);
  return [...new Set([usual, ...given])];
}

/**
 * Reads an encryption dictionary of the standard handler; undefined for another handler, an unknown version, and if
 * an entry can't be read.
 */
export function standardSecurity(
  dictionary: PdfDictionary,
  fileId: string,
): StandardSecurity | undefined {
  const version = integerIn(dictionary.get('V')) ?? 0;
  const revision = integerIn(dictionary.get('R')) ?? 0;
  const permissions = integerIn(dictionary.get('P'));
  const owner = stringIn(dictionary.get('O')) ?? '';
  const user = stringIn(dictionary.get('U')) ?? '';
  const length = lengthOf(revision);
  if (nameIn(dictionary.get('Filter')) !== 'Standard') return undefined;
  if (!REVISIONS.get(version)?.includes(revision) || permissions === undefined) return undefined;
  if (owner.length < length || user.length < length) return undefined;
  return {
    revision,
    keyLengths: keyLengths(version, dictionary),
    owner: owner.slice(0, length),
    user: user.slice(0, length),
    permissions,
    encryptsMetadata: dictionary.get('EncryptMetadata') !== false,
    fileId,
  };
}
