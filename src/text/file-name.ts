import { shownText } from './shown-text';

/** Control characters and those that change the text direction: Unicode's Cc and Cf. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/**
 * Removes invisible characters from a file name. Otherwise 'invoice\u202Egpj.exe' would be shown as 'invoiceexe.jpg'.
 */
export const shownFileName = (name: string): string => shownText(name.replace(INVISIBLE, ''));
