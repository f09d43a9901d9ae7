import { withoutGuard } from '../api/parse-answer';
import { asRecord } from '../api/wire';
import { withoutInvisible } from '../domain/invisible';
import { parseJson } from '../domain/json';
import { textOf, type Answer } from './portal';
import type { CheckId } from './rules';

/** An answer that can't be used: the one finding about it. */
export class Unusable extends Error {
  override readonly name = 'Unusable';

  constructor(
    readonly check: CheckId,
    readonly got: string,
  ) {
    super(got);
  }
}

/** Reports what an answer has otherwise than the element needs. */
export type Find = (check: CheckId, got: string) => void;

/** In milliseconds. */
const SLOW = 5000;
/** In bytes. */
const WORTH_COMPRESSING = 50_000;
const EXCERPT = 80;

export const excerpt = (text: string): string => {
  // Control characters would reach the terminal.
  const line = withoutInvisible(text.replace(/\s+/g, ' ')).trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
};

export const isOk = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300;
export const isRedirect = ({ status }: Pick<Answer, 'status'>): boolean =>
  status >= 300 && status < 400;

/** An answer in a few words: its status, and how it begins. */
export function summaryOf(answer: Answer): string {
  const { status, statusText, headers } = answer;
  const line = `${String(status)} ${statusText}`.trim();
  if (isRedirect(answer)) return `${line} to ${headers.get('location') ?? 'nowhere'}`;
  const text = excerpt(textOf(answer));
  return text === '' ? line : `${line}: ${text}`;
}

/** Finds what keeps a page of another origin from reading an answer. */
export function checkCors({ url, page, headers }: Answer): void {
  if (url.origin === page) return;
  const origin = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials');
  if (origin !== page || credentials !== 'true')
    throw new Unusable('cors', `${origin ?? 'no origin'}, credentials: ${credentials ?? 'none'}`);
}

/** What says nothing of the call's own answer: each is the only finding about it. */
export function checkArrival(answer: Answer): void {
  checkCors(answer);
  if (isRedirect(answer)) throw new Unusable('redirect', summaryOf(answer));
  if (answer.status === 401) throw new Unusable('session-lost', summaryOf(answer));
  if (!isOk(answer)) throw new Unusable('status', summaryOf(answer));
}

export function checkCaching({ headers }: Answer, find: Find): void {
  const caching = headers.get('cache-control');
  if (!/\bno-store\b/i.test(caching ?? ''))
    find('no-store', caching === null ? 'no Cache-Control' : `Cache-Control: ${caching}`);
}

function checkTransfer(answer: Answer, find: Find): void {
  const { call, headers, bytes, milliseconds } = answer;
  checkCaching(answer, find);
  // What is sent takes as long as the line needs.
  if (milliseconds > SLOW && call.key.startsWith('GET'))
    find('slow', `${(milliseconds / 1000).toFixed(1)} s`);
  if (bytes.length > WORTH_COMPRESSING && !headers.has('content-encoding'))
    find('compression', `${String(bytes.length)} bytes as they are`);
}

const ERROR_NAMES =
  /^(?:error|errors|errorMessage|errorCode|exception|exceptionCode|fault|stackTrace)$/i;

/** What answers hold. Some backends put an empty error beside it. */
const ANSWER_NAMES = [
  ...['queries', 'query', 'documentSubmission', 'referenceNumber', 'category'],
  ...['emails', 'encodedResponse'],
];

/** An error that is sent as a success: a record that has the names of an error, and none of an answer. */
function errorIn(wire: unknown): string | undefined {
  const record = asRecord(wire);
  if (Array.isArray(wire) || ANSWER_NAMES.some((each) => record[each] != null)) return undefined;
  return Object.keys(record).find((each) => ERROR_NAMES.test(each) && record[each]);
}

/** Where an answer departs from its shape; what is deepest says most. */
function mistakeIn({ shape }: Answer['call'], wire: unknown): string | undefined {
  if (!shape || shape(wire)) return undefined;
  const mistakes = shape.errors ?? [];
  const paths = mistakes.map(({ instancePath }) => instancePath.split('/'));
  const deepest = Math.max(...paths.map(({ length }) => length));
  const path = paths.find(({ length }) => length === deepest)?.join('/') ?? '';
  const messages = mistakes
    .filter(({ instancePath, keyword }) => instancePath === path && keyword !== 'anyOf')
    .map(({ message }) => message);
  return `${path.slice(1) || 'the answer'} ${[...new Set(messages)].join(' or ')}`;
}

/** Whether bytes are UTF-8. */
function isUtf8(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the JSON of an answer, and finds what is otherwise in how it came.
 * @throws {Unusable} if the element can't use it
 */
export function jsonOf(answer: Answer, find: Find): unknown {
  checkArrival(answer);
  const { headers, bytes, call } = answer;
  const text = withoutGuard(textOf(answer)).trim();
  const wire = text === '' ? undefined : parseJson(text);
  if (text !== '' && wire === undefined) {
    const type = headers.get('content-type') ?? 'no Content-Type';
    throw new Unusable('json', `${type}: ${excerpt(text)}`);
  }
  checkTransfer(answer, find);
  if (!isUtf8(bytes)) find('charset', headers.get('content-type') ?? 'no Content-Type');
  const error = errorIn(wire);
  if (error !== undefined)
    throw new Unusable('error-status', `${String(answer.status)} with "${error}"`);
  const mistake = mistakeIn(call, wire);
  if (mistake !== undefined) throw new Unusable('shape', mistake);
  return wire;
}
