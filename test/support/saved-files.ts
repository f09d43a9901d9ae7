/** A file that the page has saved as a download. */
export interface SavedFile {
  readonly name: string;
  /** Its media type, without parameters, because a browser may drop them when it reads the file. */
  readonly type: string;
  readonly text: string;
}

/** Collects the files that the page saves from here on. The browser does not download them. */
export function collectSavedFiles(): Promise<SavedFile>[] {
  const files: Promise<SavedFile>[] = [];
  const keep = (event: Event) => {
    const [link] = event.composedPath();
    if (!(link instanceof HTMLAnchorElement) || !link.href.startsWith('blob:')) return;
    event.preventDefault();
    const { download: name, href } = link;
    const read = async () => {
      const blob = await (await fetch(href)).blob();
      return { name, type: blob.type.replace(/;.*/, ''), text: await blob.text() };
    };
    files.push(read());
  };
  // The link is not in the document, so a listener would not see its click. The prototype's method does.
  const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click');
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    this.addEventListener('click', keep, { once: true });
    (click?.value as () => void).call(this);
  };
  const restore = () => {
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  };
  afterFiles.add(restore);
  return files;
}

const afterFiles = new Set<() => void>();
afterEach(() => {
  for (const restore of afterFiles) restore();
  afterFiles.clear();
});
