/** Long enough for a browser to have read the file, in milliseconds. */
const KEPT_FOR = 60_000;

/** Saves a file that was created on the page, as a download. */
export function saveFile(content: string, type: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: fileName });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_FOR);
}
