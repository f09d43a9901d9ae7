/**
 * Creates a file of the class that a form uses. Cordova apps replace the browser's `File` with a class that forms
 * don't send.
 */
export function createFile(parts: BlobPart[], name: string, options: FilePropertyBag): File {
  const form = new FormData();
  form.append('file', new Blob());
  const { constructor } = form.get('file') as File;
  return new (constructor as typeof File)(parts, name, options);
}
