import { PLAIN_FAILURE_LENGTH } from '../domain/limits';
import { parseAnswer } from './parse-answer';
import { parseRecord } from './wire';

/** The server has refused the login. The body has the reason. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';

  constructor(
    /** The answer's body as text. */
    readonly body: string,
  ) {
    super('The login was refused');
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/**
 * The server's message for a failed login (@spec §8): `message`, `errorMessage` or `error` of a JSON body, else a
 * short plain text, else undefined.
 */
export function loginFailureText(body: string): string | undefined {
  const { message, errorMessage, error } = parseRecord(body);
  const found = [message, errorMessage, error].find(isText);
  if (found !== undefined) return found;
  const text = body.trim();
  const isPlain = text !== '' && text.length < PLAIN_FAILURE_LENGTH && !/[<>]|^[[{"]/.test(text);
  // JSON without a message, such as `null`, is not shown as text.
  return isPlain && parseAnswer(text) === undefined ? text : undefined;
}
