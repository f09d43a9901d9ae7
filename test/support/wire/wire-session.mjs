import { EventEmitter, once } from 'node:events';

/** The runner ends a page's command after 20 s, without reporting what it waited for. */
const PATIENCE_MS = 18_000;

/** Compiles 'GET /api/things/:id' to a check of recorded requests; `:param` matches one segment. */
function matcher(pattern) {
  const [method, path] = pattern.split(' ');
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  const regex = new RegExp(`^${source}$`);
  return (request) => request.method === method && regex.test(request.path);
}

/** The answers that one test page has set, and its requests since. */
export class WireSession {
  /** Numbers the page's tests, so that a late request of an earlier test does not count for this one. */
  turn = 0;
  #rules = [];
  #requests = [];
  #unexpected = [];
  #returned = new Set();
  #holds = new Map();
  #news = new EventEmitter().setMaxListeners(0);

  open() {
    for (const settle of this.#holds.values()) settle({ cut: true });
    this.#holds.clear();
    this.#rules = [];
    this.#requests = [];
    this.#unexpected = [];
    this.#returned.clear();
    this.turn += 1;
    return { turn: this.turn };
  }

  /** With `once`, each answer of the list is used one time. Without it, the single answer is used every time. */
  reply({ pattern, answers, once: inTurn }) {
    const next = inTurn ? () => answers.shift() : () => answers[0];
    this.#rules.unshift({ matches: matcher(pattern), left: () => answers.length, next });
    return {};
  }

  hold({ pattern, unread }) {
    const id = String(this.#holds.size);
    const answers = [new Promise((settle) => this.#holds.set(id, settle))];
    this.#rules.unshift({
      matches: matcher(pattern),
      left: () => answers.length,
      next: () => answers.shift(),
      unread,
    });
    return { id };
  }

  release({ id, answer }) {
    this.#holds.get(id)?.(answer);
    return {};
  }

  /** Takes the answer for an incoming request. Undefined if the test expects no such request. */
  take(request) {
    const rule = this.#rules.find(({ matches, left }) => left() > 0 && matches(request));
    return rule && { answer: rule.next(), unread: rule.unread };
  }

  record(request, expected) {
    this.#requests.push(request);
    if (!expected) this.#unexpected.push(request);
    this.changed();
  }

  changed() {
    this.#news.emit('change');
  }

  requests({ pattern }) {
    return this.#requests.filter(matcher(pattern));
  }

  unexpected() {
    return this.#unexpected;
  }

  /** Waits for the first matching request that was not returned yet. */
  async next({ pattern }) {
    const matches = matcher(pattern);
    const isNew = (request) => matches(request) && !this.#returned.has(request);
    const request = await this.#first(pattern, isNew);
    this.#returned.add(request);
    return request;
  }

  /** Waits for the first matching request that the page has aborted. */
  aborted({ pattern }) {
    const matches = matcher(pattern);
    return this.#first(`${pattern}, aborted`, (request) => {
      // Also a request that arrives later, because the page may have shown its progress before.
      if (matches(request)) request.readOn();
      return matches(request) && request.aborted;
    });
  }

  async #first(what, isIt) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const found = this.#requests.find(isIt);
      if (found) return found;
      await once(this.#news, 'change', { signal }).catch(() => {
        const seen = this.#requests.map(({ method, path }) => `${method} ${path}`).join(', ');
        throw new Error(`No request ${what}. Seen: ${seen || 'none'}`);
      });
    }
  }
}
