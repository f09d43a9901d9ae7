import { MAX_ADDRESS_LENGTH } from './limits';

// One @, no white space, and a dot inside the domain: `type=email` alone accepts `a@b`.
const ADDRESS = /^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)+$/;

/** Whether a text, white space around it aside, is an email address with a dot in its domain (@spec §5). */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address);
}
