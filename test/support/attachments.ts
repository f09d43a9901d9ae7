import { waitFor } from '@testing-library/dom';
import { there } from './controls';
import { shadow, user } from './mount';
import type { WirePart } from './wire/wire';

/** A file of the given size in bytes. A PDF gets its end marker, so that the file checks find nothing. */
export function file(name: string, size = 20, options: FilePropertyBag = {}): File {
  const bytes = new Uint8Array(size).fill(65);
  const end = new TextEncoder().encode('%%EOF');
  if (/\.pdf$/i.test(name) && size >= end.length) bytes.set(end, size - end.length);
  return new File([bytes], name, { lastModified: 1, ...options });
}

/** A file whose first bytes can be read only when the test allows it. */
export function slowFile(name: string, slow = file(name)) {
  let read: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => {
    read = resolve;
  });
  slow.slice = (...range) => {
    const part = File.prototype.slice.apply(slow, range);
    const bytes = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => waiting.then(bytes);
    return part;
  };
  return { slow, read: () => read?.() };
}

/** The same, refused once it can be read, because its content contradicts its name. */
export const slowRefusedFile = async (name: string) => slowFile(name, await picture(name));

export async function picture(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas can’t be drawn on');
  context.fillStyle = 'green';
  context.fillRect(0, 0, 40, 20);
  const bytes = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  return new File([bytes ?? ''], name, { type: 'image/png', lastModified: 1 });
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The expected part of a multipart body for a file. */
export const partOf = async (attachment: File): Promise<WirePart> => ({
  name: 'files',
  fileName: attachment.name,
  type: attachment.type || 'application/octet-stream',
  size: attachment.size,
  sha256: hex(await crypto.subtle.digest('SHA-256', await attachment.arrayBuffer())),
});

/** The expected part of a multipart body for a field. */
export const field = (name: string, value: string): WirePart => ({ name, value });

/**
 * Waits until the browser has the bytes of a file that a script created. It fetches them at the first read, which may
 * take more than a second for 10 MB. Without this wait, the file would be listed after the others chosen with it.
 * Files on a disk have no such delay.
 */
const hasBytes = (file: File) => Blob.prototype.slice.call(file, 0, 1).arrayBuffer();

/** The field 'Attachments' of an element's form. */
export function attachmentsOf(element: Element) {
  const find = () =>
    element.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]') ?? null;
  const attached = () =>
    shadow(element)
      .queryAllByRole('button', { name: /^Remove / })
      .map(({ textContent }) => textContent.replace('Remove ', ''));
  return {
    find,
    get chooser() {
      return there('The file chooser', find());
    },
    /** The names in the list of chosen files. */
    attached,
    /** Chooses files, and waits until each is listed or refused, because their first bytes are read first. */
    async choose(...files: readonly File[]) {
      await Promise.all(files.map(hasBytes));
      const before = attached().length;
      await user.upload(there('The file chooser', find()), [...files]);
      await waitFor(() => {
        const refused = element.shadowRoot?.querySelectorAll('.refusals li').length ?? 0;
        if (attached().length - before + refused !== files.length) {
          throw new Error('The choice has not been taken yet');
        }
      });
    },
  };
}
