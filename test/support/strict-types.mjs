import ts from 'typescript';

/** Options as strict as a portal's compiler may have, with the resolution of a bundler. */
const STRICT = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

/** The libraries of a portal's page, and of its scripts for Node. */
export const LIBRARIES = {
  page: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  node: ['lib.es2023.d.ts'],
};

export const typeErrors = (files, lib) =>
  ts
    .getPreEmitDiagnostics(ts.createProgram(files, { ...STRICT, lib, types: ['node'] }))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
