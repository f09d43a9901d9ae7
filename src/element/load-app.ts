import { appFiles, knowsFileNames, contactFiles } from 'first-paint:build';
import type { OriginName } from '../origins';

const urlOf = (file: string) => new URL(file, import.meta.url).href;

/** Fetches a script without running it. */
function preload(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
  return link;
}

/** Starts a new task, so that the page can handle input between two scripts. */
const pauseForInput = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** In milliseconds. The application waits no longer for a page that paints nothing. */
const FIRST_FRAME = 500;

/** Resolves once the prerendered screen is painted, or at once on a hidden page, which paints nothing. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    // The task after a frame's callbacks runs when that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FIRST_FRAME);
  });

/**
 * Fetches scripts in parallel after the first frame, and runs them one after the other. Browsers compile scripts on
 * other threads as they arrive, which would slow the layout of that frame.
 */
async function runFiles(files: readonly string[], signal: AbortSignal): Promise<void> {
  await firstFrame();
  signal.throwIfAborted();
  const urls = files.map(urlOf);
  const links = urls.map(preload);
  try {
    for (const url of urls) {
      await import(url);
      await pauseForInput();
    }
  } finally {
    for (const link of links) link.remove();
  }
}

/**
 * Loads the application, and returns the function that mounts it. An entry that knows the file names fetches the
 * files in parallel.
 * @param origin the origin of a contact page to hydrate, which is loaded too
 * @param signal if aborted before the first frame, nothing is fetched
 */
export async function loadApp(origin: OriginName | undefined, signal: AbortSignal) {
  if (knowsFileNames) await runFiles(origin ? [...appFiles, ...contactFiles] : appFiles, signal);
  const { loadContactPage, mountApp } = await import('../app/mount-app');
  if (origin) await loadContactPage();
  return mountApp;
}
