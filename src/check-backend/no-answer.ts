/** The check can't be made: its message is one sentence for who started it. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}

/** No answer came to a call. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    message: string,
    readonly isTimeout: boolean,
  ) {
    super(message);
  }
}

/** What the codes of Node's network errors mean; `{host}` and `{port}` are filled in. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: string])[] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'There is no host {host}, or no network.'],
  [/^ECONNREFUSED$/, '{host} refuses connections on port {port}.'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, '{host} can’t be reached.'],
  [/^ERR_SSL_|^EPROTO$/, '{host} speaks no https on port {port}.'],
  // From Node 24 on, this error has a name only.
  [
    /^(?:HPE_|HTTPParserError|UND_ERR_.*PARS|ERR_HTTP)/,
    '{host} answers with something that is not HTTP.',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_/,
    'The certificate of {host} is not trusted ({code}). Name that of its authority in NODE_EXTRA_CA_CERTS.',
  ],
];

const OTHER = '{host} closed the connection before its answer was complete ({code}).';

/** The code of an error, or of what caused it; its name, if it has none. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (cause !== undefined) return codeOf(cause);
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'no code';
}

/** What a failed `fetch` means, in one sentence. */
export function noAnswer(error: unknown, url: URL, seconds: number): NoAnswer {
  const { hostname: host, protocol } = url;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new NoAnswer(`${host} has not answered within ${String(seconds)} s.`, true);
  const code = codeOf(error);
  const port = url.port || (protocol === 'https:' ? '443' : '80');
  const [, meaning] = MEANINGS.find(([codes]) => codes.test(code)) ?? [undefined, OTHER];
  const values: Readonly<Record<string, string>> = { host, port, code };
  return new NoAnswer(
    meaning.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    false,
  );
}
