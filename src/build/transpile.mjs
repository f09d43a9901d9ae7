import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** TypeScript without its checks, for what another build checks. */
export const transpile = () => ({
  name: 'transpile',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const path = join(dirname(importer), source);
    return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(existsSync) ?? null;
  },
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const { outputText, sourceMapText } = ts.transpileModule(code, {
      fileName: id,
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.ReactJSX,
        verbatimModuleSyntax: true,
        sourceMap: true,
      },
    });
    return { code: outputText, map: sourceMapText };
  },
});
