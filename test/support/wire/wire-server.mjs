import { allowPreflight, cutConnection, sendAnswer } from './wire-answer.mjs';
import { readBody } from './wire-body.mjs';
import { WireSession } from './wire-session.mjs';

const COVERED = /^\/(?:api|portal|site|wsg|wire)\//;
/** The connection is closed after a body of more than this number of bytes. */
const LARGE_BODY = 1_000_000;
const ELSEWHERE = /^\/wire\/([^/]+)\/(\d+)(?=\/)/;

/** Finds the test that sent a request, from the path's prefix for another origin, else from the page's address. */
function whoAsks({ url, headers }) {
  const [prefix, id, turn] = ELSEWHERE.exec(url) ?? [];
  if (id) return { id, turn: Number(turn), target: url.slice(prefix.length) };
  const page = new URL(headers.referer ?? 'about:blank').searchParams;
  return { id: page.get('wtr-session-id'), turn: Number(page.get('wire')), target: url };
}

/** Lets a page abort an upload, in whatever way its browser closes the connection. */
function allowLeaving(request, response) {
  const { socket } = request;
  const leave = () => request.complete || socket.destroy();
  socket.prependListener('end', leave);
  response.on('close', () => socket.off('end', leave));
}

async function serve(request, response, session, target) {
  allowLeaving(request, response);
  const { method, headers } = request;
  const { pathname: path, search } = new URL(target, 'http://wire');
  // A connection that carried much data keeps a large buffer. The next upload on it would then leave the page at
  // once, even if the server does not read it.
  if (headers['content-length'] > LARGE_BODY) response.setHeader('connection', 'close');
  const entry = { method, path, query: search.slice(1), headers, aborted: false };
  const rule = session.take(entry);
  response.on('close', () => {
    entry.aborted = !response.writableFinished && !response.cut;
    session.changed();
  });
  // The server notices a closed connection only when it reads on.
  entry.readOn = () => request.resume();
  const read = async () => Object.assign(entry, await readBody(request).catch(() => ({})));

  if (!rule?.unread) await read();
  session.record(entry, rule !== undefined);
  const answer = rule ? await rule.answer : { status: 501, text: 'No answer was set for this.' };
  if (rule?.unread) await read();
  if (answer.cut) cutConnection(response);
  else sendAnswer(request, response, answer);
}

/**
 * The server side of the wire: a middleware that answers the element's calls as set by the page's test, and the
 * commands that set and inspect the answers (see wire.ts).
 */
export function createWire() {
  const sessions = new Map();
  /** Requests of an unknown page. The next test that ends reports them. */
  const strays = [];
  const sessionOf = (id) => {
    if (!sessions.has(id)) sessions.set(id, new WireSession());
    return sessions.get(id);
  };

  const middleware = async (context, next) => {
    const { req: request, res: response } = context;
    if (!COVERED.test(request.url)) return next();
    context.respond = false;
    // Without this, the runner would report the call as a 404.
    context.status = 200;
    if (request.headers['access-control-request-method']) return allowPreflight(request, response);
    const { id, turn, target } = whoAsks(request);
    if (!id) strays.push({ method: request.method, path: request.url });
    if (!id || turn !== sessionOf(id).turn) return sendAnswer(request, response, { status: 410 });
    return serve(request, response, sessionOf(id), target);
  };

  const COMMANDS = {
    'wire:open': (session) => session.open(),
    'wire:reply': (session, payload) => session.reply(payload),
    'wire:hold': (session, payload) => session.hold(payload),
    'wire:release': (session, payload) => session.release(payload),
    'wire:requests': (session, payload) => session.requests(payload),
    'wire:next': (session, payload) => session.next(payload),
    'wire:aborted': (session, payload) => session.aborted(payload),
    'wire:unexpected': (session) => [...session.unexpected(), ...strays.splice(0)],
  };

  const plugin = {
    name: 'wire',
    executeCommand: ({ command, payload, session }) =>
      COMMANDS[command]?.(sessionOf(session.id), payload),
  };

  return { middleware, plugin };
}
