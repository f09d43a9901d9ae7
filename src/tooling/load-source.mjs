import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

/**
 * The exports of a TypeScript module, in Node.
 *
 * @param contents replaces the text of the file
 */
export async function loadSource(file, contents = readFileSync(file, 'utf8')) {
  const { outputFiles } = await build({
    stdin: { contents, sourcefile: file, resolveDir: dirname(file), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
