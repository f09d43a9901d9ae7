/** A console message or error that fails the test. */
export interface Problem {
  kind: 'console.error' | 'security policy';
  text: string;
}

let problems: Problem[] = [];
let warnings: string[] = [];

const asText = (words: unknown[]) => words.map(String).join(' ');
const { error, warn } = console;

// The runner logs unhandled rejections here, so they are included.
console.error = (...words: unknown[]) => {
  problems.push({ kind: 'console.error', text: asText(words) });
  error.apply(console, words);
};
console.warn = (...words: unknown[]) => {
  warnings.push(asText(words));
  warn.apply(console, words);
};

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  problems.push({ kind: 'security policy', text: `${violatedDirective} ${blockedURI}` });
});

/** Returns the problems so far and clears them, for a test that expects some. */
export function takeProblems(): Problem[] {
  const taken = problems;
  problems = [];
  return taken;
}

/** Returns the console's warnings so far, which do not fail a test. */
export function takeWarnings(): string[] {
  const taken = warnings;
  warnings = [];
  return taken;
}

/** Throws if a test has left problems. Runs after every test that mounts the element. */
export function verifyNoProblems(): void {
  takeWarnings();
  const taken = takeProblems();
  if (taken.length === 0) return;
  throw new Error(taken.map(({ kind, text }) => `${kind}: ${text}`).join('\n'));
}

/**
 * Collects the details of the element's events from now on. The events bubble and are composed, so the document
 * receives them.
 */
export function collectEvents(...names: string[]): { name: string; detail: unknown }[] {
  const seen: { name: string; detail: unknown }[] = [];
  for (const name of names) {
    const listener = (event: Event) => seen.push({ name, detail: (event as CustomEvent).detail });
    document.addEventListener(name, listener, { signal: listening.signal });
  }
  return seen;
}

let listening = new AbortController();

/** Stops collecting events. Runs after every test that mounts the element. */
export function stopCollecting(): void {
  listening.abort();
  listening = new AbortController();
}

/** The data layer's entries so far. */
export const dataLayer = (): unknown[] => (window as { dataLayer?: unknown[] }).dataLayer ?? [];
