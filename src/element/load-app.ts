import { appFiles, knowsFileNames, contactFiles } from 'first-paint:build';

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
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** In milliseconds: the application does not wait longer for a page that paints nothing. */
const FIRST_FRAME = 500;

/** Resolves once the prerendered screen is painted, also on a page that is hidden or out of view. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    // The task after a frame's callbacks runs when that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FIRST_FRAME);
  });

/**
 * Fetches scripts in parallel, and runs them one after the other. After the first frame: a browser compiles
 * what arrives on other threads, which would slow the layout of that frame.
 */
async function runFiles(files: readonly string[]): Promise<void> {
  await firstFrame();
  const urls = files.map(urlOf);
  const links = urls.map(preload);
  try {
    for (const url of urls) {
      await import(url);
      await nextTask();
    }
  } finally {
    for (const link of links) link.remove();
  }
}

/** Loads the application; an entry that knows the file names fetches them in parallel. */
export async function loadApp({ withContactPage }: { withContactPage: boolean }) {
  if (knowsFileNames) await runFiles(withContactPage ? [...appFiles, ...contactFiles] : appFiles);
  return import('../app/mount-app');
}
