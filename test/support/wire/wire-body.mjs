import { createHash } from 'node:crypto';
import busboy from 'busboy';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The parts of a multipart body in order; files with their size and hash. */
async function multipartParts(headers, bytes) {
  const parts = [];
  const files = [];
  const parser = busboy({ headers, defParamCharset: 'utf8', preservePath: true });
  parser.on('field', (name, value) => parts.push({ name, value }));
  parser.on('file', (name, stream, { filename, mimeType }) => {
    const part = { name, fileName: filename, type: mimeType };
    parts.push(part);
    files.push(
      readAll(stream).then((file) =>
        Object.assign(part, { size: file.length, sha256: sha256(file) }),
      ),
    );
  });
  await new Promise((resolve, reject) => {
    parser.on('close', resolve);
    parser.on('error', reject);
    parser.end(bytes);
  });
  await Promise.all(files);
  return parts;
}

/** Reads a request's body: `parts` of a multipart body, else its text as `body`. */
export async function readBody(request) {
  const bytes = await readAll(request);
  const multipart = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  return multipart && bytes.length > 0
    ? { parts: await multipartParts(request.headers, bytes) }
    : { body: bytes.toString('utf8') };
}
