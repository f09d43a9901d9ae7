/**
 * Downloads a URL under a file name. Browsers ignore the name for another origin and open the file, so the target is
 * a new tab.
 */
export function download(url: string, fileName: string): void {
  const link = document.createElement('a');
  Object.assign(link, {
    href: url,
    download: fileName,
    target: '_blank',
    rel: 'noopener noreferrer',
  });
  link.click();
}
