/**
 * Creates a file. Its class is that of a form's files, because apps made with Cordova have another `File` in place of
 * the browser's, which forms don't send.
 */
export function createFile(parts: BlobPart[], name: string, options: FilePropertyBag): File {
  const form = new FormData();
  form.append('file', new Blob());
  const { constructor } = form.get('file') as File;
  return new (constructor as typeof File)(parts, name, options);
}
