import { isWebKit } from './engine';

/** WebKit throws at the 101st change of the history within this time, and then counts from zero again. */
const SPAN_MS = 10_000;
const MOST = 100;
/** The number of changes that a test may need. */
const FOR_ONE_TEST = 35;

let began = -Infinity;
let changes = 0;

function count() {
  if (performance.now() - began > SPAN_MS) {
    began = performance.now();
    changes = 0;
  }
  changes += 1;
}

if (isWebKit) {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = History.prototype[name];
    History.prototype[name] = function (this: History, ...all: Parameters<typeof change>) {
      count();
      change.apply(this, all);
    };
  }
}

/** Waits until the next test can change the history freely. */
export async function historyIsFree(): Promise<void> {
  if (changes < MOST - FOR_ONE_TEST) return;
  const left = began + SPAN_MS - performance.now();
  await new Promise((resolve) => setTimeout(resolve, left + 1));
}
