import { shownText } from './shown-text';

/** Control characters and those that change the text direction: Unicode's Cc and Cf. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** A file name as shown: 'invoice\u202Egpj.exe' must not read as 'invoiceexe.jpg'. */
export const shownFileName = (name: string): string => shownText(name.replace(INVISIBLE, ''));
