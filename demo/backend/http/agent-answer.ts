import iconv from 'iconv-lite';
import { Refusal } from '../../../src/mock/refusal';
import { receiveJson } from './receive-json';

const WINDOWS_1252 = 'windows-1252';

const CHARSETS = ['utf-8', WINDOWS_1252] as const;
/** The encodings of an email. */
export type Charset = (typeof CHARSETS)[number];

const encode = (text: string) => iconv.encode(text, WINDOWS_1252);
const survives = (text: string) => iconv.decode(encode(text), WINDOWS_1252) === text;

/** A character that the charset lacks becomes a numeric reference, as in mail programs. */
const toWindows1252 = (html: string) =>
  encode(
    html.replace(/\P{ASCII}/gu, (character) =>
      survives(character) ? character : `&#${character.codePointAt(0)};`,
    ),
  );

/** An email's HTML as the base64 of its bytes (@spec §3 Query response). */
export const encodeResponse = (html: string, charset: Charset): string =>
  (charset === WINDOWS_1252 ? toWindows1252(html) : Buffer.from(html)).toString('base64');

/**
 * Reads an agent's answer, `{ html, charset? }`, and encodes it like the email.
 *
 * @throws Refusal 400, 413 or 415.
 */
export async function agentAnswer(request: Request): Promise<string> {
  const body = await receiveJson(request);
  const { html, charset = 'utf-8' } = (body ?? {}) as { html?: unknown; charset?: unknown };
  const known = CHARSETS.find((name) => name === charset);
  if (typeof html !== 'string') throw new Refusal(400, "'html' must be text.");
  if (!known) throw new Refusal(400, `'charset' must be one of ${CHARSETS.join(', ')}.`);
  return encodeResponse(html, known);
}
