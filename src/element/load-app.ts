import { appFiles, asksByName, contactFiles } from 'first-paint:build';

const urlOf = (file: string) => new URL(file, import.meta.url).href;

/** Asks for a file without running it. */
function preload(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
  return link;
}

/** A task of its own: the page stays free to answer between two of them. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Loads files at once, and runs them one after the other. */
async function runFiles(files: readonly string[]): Promise<void> {
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

/** Loads the application; an entry that knows its files by their names asks for all of them at once. */
export async function loadApp({ withContactPage }: { withContactPage: boolean }) {
  if (asksByName) await runFiles(withContactPage ? [...appFiles, ...contactFiles] : appFiles);
  return import('../app/mount-app');
}
