import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'src/api/contract.ts');

/**
 * Every call of the contract, read from its types: the service, the key, and the names of its query
 * parameters and form fields. `form` and `json` are undefined if the call has none.
 */
export function contractCalls() {
  const program = ts.createProgram([FILE], {
    strict: true,
    noEmit: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const contract = source.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Contract',
  );
  const propertiesOf = (type) =>
    checker
      .getPropertiesOfType(type)
      .map((symbol) => [symbol.name, checker.getTypeOfSymbolAtLocation(symbol, contract)]);
  const namesIn = (type) => type && propertiesOf(type).map(([name]) => name);

  return propertiesOf(checker.getTypeAtLocation(contract)).flatMap(([service, calls]) =>
    propertiesOf(calls).map(([key, call]) => {
      const { query, form, json } = Object.fromEntries(propertiesOf(call));
      return { service, key, query: namesIn(query) ?? [], form: namesIn(form), json };
    }),
  );
}
