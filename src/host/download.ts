/**
 * Saves what stands at a URL under a name of its own. Where it stands on another origin the browser
 * does not heed the name, and opens it: in a new tab, not in the portal's place.
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
