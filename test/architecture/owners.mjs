import { join } from 'node:path';
import ts from 'typescript';
import { importsOf, nodesOf } from './source.mjs';

const ROOT = join(import.meta.dirname, '../..');
const NOWHERE = /^$/;

const PACKAGES = { ky: /^src\/api\/client/, dompurify: /^src\/html\// };

const IDENTIFIERS = { dangerouslySetInnerHTML: /^src\/html\//, dataLayer: /^src\/host\// };

const LITERALS = {
  medxpress: /^src\/origins\//,
  MEMBER_WEB: /^src\/origins\//,
  MED_XPRESS: /^src\/origins\//,
};

/** Names as the browser declares them: a variable of ours that is called the same is none of these. */
const BROWSER = {
  cookie: /^src\/host\//,
  cookieStore: NOWHERE,
  location: /^src\/(?:routing|host)\//,
  history: /^src\/(?:routing|host)\//,
  innerHTML: /^src\/html\//,
  outerHTML: /^src\/html\//,
  insertAdjacentHTML: /^src\/html\//,
  // These two do not see into a shadow tree.
  getElementById: NOWHERE,
  activeElement: NOWHERE,
};

/** A checker of these sources that knows the browser's declarations. */
function checkerOf(sources) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const given = new Map(sources.map(({ path, tree }) => [path, tree]));
  const host = ts.createCompilerHost({ ...options, types: [] });
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (file, ...rest) => given.get(file) ?? getSourceFile(file, ...rest);
  host.fileExists = (file) => given.has(file) || fileExists(file);
  return ts.createProgram([...given.keys()], options, host).getTypeChecker();
}

const isBrowsers = (checker, identifier) =>
  checker
    .getSymbolAtLocation(identifier)
    ?.declarations?.some((node) => /lib\.dom\b.*\.d\.ts$/.test(node.getSourceFile().fileName));

/** A name taken out of an object (`const { history } = window`) is declared by ours: ask the object. */
function isTakenApart(checker, node) {
  if (!ts.isBindingElement(node.parent) || node.parent.initializer === node) return false;
  const { parent } = node.parent;
  const property = checker.getTypeAtLocation(parent).getProperty(node.text);
  return property?.declarations?.some((at) => /lib\.dom\b/.test(at.getSourceFile().fileName));
}

function* findingsIn(source, checker) {
  for (const name of importsOf(source)) yield [PACKAGES, name];
  for (const node of nodesOf(source)) {
    if (ts.isStringLiteralLike(node)) yield [LITERALS, node.text];
    if (!ts.isIdentifier(node)) continue;
    yield [IDENTIFIERS, node.text];
    if (!Object.hasOwn(BROWSER, node.text)) continue;
    if (isBrowsers(checker, node) || isTakenApart(checker, node)) yield [BROWSER, node.text];
  }
}

/** Each use of a thing outside the place that owns it, as 'file: thing'. */
export function trespasses(sources) {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  const checker = checkerOf(code);
  const found = code.flatMap((source) =>
    [...findingsIn(source, checker)]
      .filter(([owners, name]) => Object.hasOwn(owners, name) && !owners[name].test(source.path))
      .map(([, name]) => `${source.path}: ${name}`),
  );
  return [...new Set(found)];
}
