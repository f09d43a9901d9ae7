/** A file that the page has saved as a download. */
export interface SavedFile {
  readonly name: string;
  /** Its media type, without parameters: a browser may leave them out when it reads the file. */
  readonly type: string;
  readonly text: string;
}

/** The files that the page saves from now on; their downloads are kept from the browser. */
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
  // The link is in no document: its click reaches the prototype alone.
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
