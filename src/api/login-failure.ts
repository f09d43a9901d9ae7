import { parseRecord } from './wire';

/** The login was answered, with a refusal: the answer's text tells why. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';

  constructor(
    /** The answer's text. */
    readonly body: string,
  ) {
    super('The login was refused');
  }
}

const PLAIN_LIMIT = 300;

/** JSON that names no words, null say, is nothing to read. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/**
 * What the server says of a failed login (@spec §8): `message`, `errorMessage` or `error` of a JSON
 * body, else a short plain text; undefined where it says nothing fit to show.
 */
export function loginFailureText(body: string): string | undefined {
  const { message, errorMessage, error } = parseRecord(body);
  const told = [message, errorMessage, error].find(isText);
  if (told !== undefined) return told;
  const text = body.trim();
  const isPlain = text !== '' && text.length < PLAIN_LIMIT && !/[<>]|^[[{"]/.test(text);
  return isPlain && !isJson(text) ? text : undefined;
}
