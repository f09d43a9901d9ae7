import { withoutInvisible } from './invisible';
import { MAX_ADDRESS_LENGTH } from './limits';

const LETTER = String.raw`\p{L}\p{M}\p{Nd}`;
const LABEL = `[${LETTER}](?:[${LETTER}-]{0,61}[${LETTER}])?`;
/**
 * HTML's definition of a valid address, extended by letters beyond ASCII and a dot in the domain, because
 * `type=email` accepts `a@b`.
 */
const ADDRESS = new RegExp(
  String.raw`^[${LETTER}.!#$%&'*+/=?^_\x60{|}~-]+@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

/**
 * An address as it is validated and sent, without surrounding white space and invisible characters. Joined letters
 * ('ﬁ', copied from a PDF) and wide ones become plain ones, because no mailbox has them in its name.
 */
export const cleanAddress = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').trim();

/** Whether a clean text is an email address with a dot in its domain (@spec §5). */
export const isEmailAddress = (address: string): boolean =>
  address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address);
