import { executeServerCommand } from '@web/test-runner-commands';

/** 'METHOD /path', exact on the path without its query; `:param` matches one segment. */
export type Pattern = `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** An answer. Its content is one of `json`, `html`, `text` and `bytes`, with the matching content type. */
export interface Answer {
  /** 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  html?: string;
  text?: string;
  /** Base64. */
  bytes?: string;
  /** Sent in this number of pieces, with pauses between them. */
  drops?: number;
  /** The connection is destroyed without an answer. */
  cut?: boolean;
}

/** A part of a multipart body. It is a field, or a file with its size in bytes and its hash in hex. */
export type WirePart =
  | { name: string; value: string }
  | { name: string; fileName: string; type: string; size: number; sha256: string };

/** A request as the server received it. */
export interface WireRequest {
  method: string;
  path: string;
  /** Without the '?'. */
  query: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The parts of a multipart body, in order. */
  parts?: WirePart[];
  /** The text of any other body. */
  body?: string;
  /** Whether the page aborted it before the answer. */
  aborted: boolean;
}

/** A request whose answer waits for the test. */
export interface Held {
  release(answer?: Answer): Promise<void>;
  /** Destroys the connection without an answer. */
  cut(): Promise<void>;
}

const call = <T = unknown>(command: string, payload: object = {}) =>
  executeServerCommand<T, object>(`wire:${command}`, payload);

const enter = async (pattern: Pattern, answer: Answer | Answer[]) => {
  const once = Array.isArray(answer);
  await call('reply', { pattern, answers: once ? answer : [answer], once });
};

/** The server side of a test page's calls. It uses real HTTP with the test's answers. */
export interface Wire {
  /** Another origin (same port) with the same answers: `${elsewhere}/api/…`. */
  readonly elsewhere: string;
  /** The page's own origin, for requests without a referrer: `${here}/site/…`. */
  readonly here: string;
  /** Answers matching requests from here on. Each answer of a list is used once, in order. */
  reply(pattern: Pattern, answer: Answer | Answer[]): Promise<void>;
  /**
   * Holds the answer to the next matching request. With `unread` its body is not read either, so that an upload of
   * some megabytes stays half sent.
   */
  hold(pattern: Pattern, options?: { unread?: boolean }): Promise<Held>;
  /** Every matching request so far. */
  requests(pattern: Pattern): Promise<WireRequest[]>;
  /** Waits for the next matching request. Returns each request once. */
  next(pattern: Pattern): Promise<WireRequest>;
  /** Waits for a matching request that the page has aborted. */
  aborted(pattern: Pattern): Promise<WireRequest>;
}

/**
 * Opens the wire for one test, without anything of an earlier test. A request without an answer gets 501 and
 * fails the test (see {@link verifyWire}).
 */
export async function openWire(
  answers: Readonly<Record<Pattern, Answer | Answer[]>> = {},
): Promise<Wire> {
  const { turn } = await call<{ turn: number }>('open');
  const page = new URL(location.href);
  page.searchParams.set('wire', String(turn));
  history.replaceState(history.state, '', page);
  const host = page.host.replace(
    page.hostname,
    page.hostname === 'localhost' ? '127.0.0.1' : 'localhost',
  );
  for (const [pattern, answer] of Object.entries(answers)) await enter(pattern as Pattern, answer);

  const prefix = `/wire/${page.searchParams.get('wtr-session-id') ?? ''}/${String(turn)}`;
  return {
    elsewhere: `http://${host}${prefix}`,
    here: page.origin + prefix,
    reply: enter,
    async hold(pattern, options = {}) {
      const { id } = await call<{ id: string }>('hold', { pattern, ...options });
      const settle = async (answer: Answer) => {
        await call('release', { id, answer });
      };
      return { release: (answer = {}) => settle(answer), cut: () => settle({ cut: true }) };
    },
    requests: (pattern) => call('requests', { pattern }),
    next: (pattern) => call('next', { pattern }),
    aborted: (pattern) => call('aborted', { pattern }),
  };
}

/**
 * Throws on a request for which the test has set no answer, and names it. Runs after every test that mounts
 * the element.
 */
export async function verifyWire(): Promise<void> {
  const unexpected = await call<WireRequest[]>('unexpected');
  if (unexpected.length === 0) return;
  const names = unexpected.map(({ method, path }) => `${method} ${path}`);
  throw new Error(`Unexpected request: ${names.join(', ')}`);
}
