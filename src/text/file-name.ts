import { shownText } from './shown-text';

/** Control characters, and those that turn the direction of what follows: Unicode's Cc and Cf. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** A file name as it is shown: 'invoice\u202Egpj.exe' must not read as 'invoiceexe.jpg'. */
export const shownFileName = (name: string): string => shownText(name.replace(INVISIBLE, ''));
