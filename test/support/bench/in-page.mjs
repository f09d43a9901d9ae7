/** Each function runs in the page, so it can't use anything else in this module. */

/**
 * Runs before the scripts of the page. Records when the form can be used, when it first responded, and when it is
 * complete.
 */
export function watchForm({ choosesAtOnce, completes, lastText }) {
  const seen = { usable: undefined, answered: undefined, complete: undefined };
  const root = () => document.querySelector('#place > *')?.shadowRoot;
  const control = (name) => root()?.querySelector(`[name="${name}"]`);
  const isUsable = () => {
    const box = control('query');
    return Boolean(box && !box.disabled && box.checkVisibility() && box.offsetHeight > 0);
  };
  const isComplete = () => root()?.textContent.includes(lastText) ?? false;
  const choose = () => {
    const select = control('category');
    select.value = select.options[1].value;
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const look = () => {
    if (!seen.usable && isUsable()) {
      seen.usable = performance.now();
      if (choosesAtOnce) choose();
    }
    if (choosesAtOnce && seen.usable && control('subCategory')?.options.length > 1) {
      seen.answered ??= performance.now();
    }
    if (isComplete()) seen.complete = performance.now();
    const hasEnded = completes ? seen.complete : seen.usable;
    // Further watching would count as a script of the page.
    if (!hasEnded || (choosesAtOnce && !seen.answered)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.bench = { seen, isUsable, isComplete };
}

/** The bytes loaded by the time the form is usable. */
export function loadedUntilUsable() {
  const loaded = performance
    .getEntriesByType('resource')
    .filter(({ responseEnd }) => responseEnd <= window.bench.seen.usable);
  return {
    bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: loaded.length,
  };
}

/** Adds and removes an element a number of times, each time once it is complete. */
export async function mountAgain({ tag, times, completes }) {
  const { isUsable, isComplete } = window.bench;
  const place = document.querySelector('#place');
  const frame = () => new Promise(requestAnimationFrame);
  place.replaceChildren();
  for (let round = 0; round < times; round += 1) {
    const element = document.createElement(tag);
    place.append(element);
    while (!(completes ? isComplete() : isUsable())) await frame();
    element.remove();
    await frame();
  }
}

/** Records the longest time between two frames from now on, in milliseconds. */
export function recordLongestFrame() {
  const longest = { milliseconds: 0 };
  let before = performance.now();
  const record = (now) => {
    longest.milliseconds = Math.max(longest.milliseconds, now - before);
    before = now;
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  return longest;
}

/** The time from the next press until a response with these words is laid out, in milliseconds. */
export async function timeOfResponse(lastWords) {
  const pressed = await new Promise((resolve) => {
    window.addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), {
      capture: true,
      once: true,
    });
  });
  const body = () =>
    document.querySelector('#place > *').shadowRoot.querySelector('iframe')?.contentDocument?.body;
  const frame = () => new Promise(requestAnimationFrame);
  while (!body()?.textContent.includes(lastWords)) await frame();
  body().getBoundingClientRect();
  return performance.now() - pressed;
}
