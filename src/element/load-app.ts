import { appFiles, contactFiles } from 'first-paint:build';

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

/** Loads the application: all its files at once, run one after the other. */
export async function loadApp({ withContactPage }: { withContactPage: boolean }) {
  const files = withContactPage ? [...appFiles, ...contactFiles] : appFiles;
  const urls = files.map(urlOf);
  const links = urls.map(preload);
  try {
    for (const url of urls) {
      await import(url);
      await nextTask();
    }
    return await import('../app/mount-app');
  } finally {
    for (const link of links) link.remove();
  }
}
