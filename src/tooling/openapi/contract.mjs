import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../folders.mjs';
import { schemaWriter } from './schemas.mjs';

const FILE = join(ROOT, 'src/api/contract.ts');

/**
 * Every call of the contract, read from its types: the service, the key 'METHOD /path/:param', and the schemas of its
 * query, form, JSON body and reply, each undefined if absent. `components` has the schemas that the others reference.
 */
export function readContract() {
  const program = ts.createProgram([FILE], {
    strict: true,
    noEmit: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  const checker = program.getTypeChecker();
  const { components, schemaOf, objectSchema } = schemaWriter(checker);
  const contract = program
    .getSourceFile(FILE)
    .statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Contract');
  const propertiesOf = (type) =>
    checker.getPropertiesOfType(type).map((symbol) => [symbol, checker.getTypeOfSymbol(symbol)]);

  const calls = propertiesOf(checker.getTypeAtLocation(contract)).flatMap(([service, ofService]) =>
    propertiesOf(ofService).map(([key, call]) => {
      const parts = Object.fromEntries(
        propertiesOf(call).map(([{ name }, type]) => [
          name,
          // The fields of a query or form are parameters or parts, never a component.
          name === 'query' || name === 'form' ? objectSchema(type) : schemaOf(type),
        ]),
      );
      const description = ts.displayPartsToString(key.getDocumentationComment(checker));
      return { service: service.name, key: key.name, description, ...parts };
    }),
  );
  return { calls, components };
}
