import { cleanAddress, isEmailAddress } from './email-address';

/** Providers that many members use. */
const KNOWN = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.za',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'webmail.co.za',
  'telkomsa.net',
  'vodamail.co.za',
];
/** Real providers whose names look like a typing error in one of these. */
const REAL = ['mail.com', 'ymail.com', 'email.com', 'cloud.com', 'yahoo.ca'];

/** Whether one typing error turns `meant` into `typed`: a letter left out, added or changed, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left === right) return false;
  const [a = '', b = ''] = right;
  return (
    left === right.slice(1) ||
    left.slice(1) === right ||
    (left !== '' && left.slice(1) === right.slice(1)) ||
    left === b + a + right.slice(2)
  );
}

/**
 * The address that was probably meant, if a well-known provider's name has a typing error ('gmial.com'); undefined
 * for every other address. A suggestion, never an error.
 */
export function suggestedAddress(text: string): string | undefined {
  const address = cleanAddress(text);
  if (!isEmailAddress(address)) return undefined;
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (KNOWN.includes(domain) || REAL.includes(domain)) return undefined;
  const meant = KNOWN.find((known) => isOneSlip(domain, known));
  return meant && address.slice(0, at) + meant;
}
