import type { IncomingMessage } from 'node:http';
import { receiveJson } from './receive-json';
import { Refusal } from './refusal';

const WINDOWS_1252 = 'windows-1252';

const CHARSETS = ['utf-8', WINDOWS_1252] as const;
/** How an email may be encoded. */
export type Charset = (typeof CHARSETS)[number];

/** What windows-1252 has from byte 0x80 to 0x9f; Node 20's own decoder knows them as control codes. */
const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** A character that the charset lacks stands as HTML's numeric reference, as mail programs do it. */
function bytesOf(character: string): Buffer {
  const code = character.codePointAt(0) ?? 0;
  const place = FROM_0X80.indexOf(character);
  if (place >= 0) return Buffer.of(0x80 + place);
  return code < 0x100 ? Buffer.of(code) : Buffer.from(`&#${code};`);
}

const toWindows1252 = (html: string) => Buffer.concat([...html].map(bytesOf));

/** An email's HTML as the base64 of its bytes (@spec §3 Query response). */
export const encodeLetter = (html: string, charset: Charset): string =>
  (charset === WINDOWS_1252 ? toWindows1252(html) : Buffer.from(html)).toString('base64');

/**
 * Reads an agent's answer, `{ html, charset? }`, and encodes it as the email would be.
 *
 * @throws Refusal 400, 413 or 415.
 */
export async function agentAnswer(request: IncomingMessage): Promise<string> {
  const body = await receiveJson(request);
  const { html, charset = 'utf-8' } = (body ?? {}) as { html?: unknown; charset?: unknown };
  const known = CHARSETS.find((name) => name === charset);
  if (typeof html !== 'string') throw new Refusal(400, "'html' must be text.");
  if (!known) throw new Refusal(400, `'charset' must be one of ${CHARSETS.join(', ')}.`);
  return encodeLetter(html, known);
}
