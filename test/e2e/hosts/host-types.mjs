import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The types of Vue's templates come from this interface, and only Vue's own tools check templates. */
const VUE = `
  import type { GlobalComponents } from 'vue';
  import 'medical-aid-inquiries/vue';
  type Props = InstanceType<GlobalComponents['medical-aid-inquiries']>['$props'];
  export const right: Props = {
    origin: 'medxpress',
    'api-base': '/api',
    class: 'inquiries',
    messages: JSON.stringify({ contactUs: { title: 'Hoe kan ons help?' } }),
    'onQuery-submitted': ({ detail }) => detail.referenceNumber satisfies string | null,
  };
  // @ts-expect-error no such origin
  export const wrongOrigin: Props = { origin: 'pharmacy' };
  // @ts-expect-error a server renders texts alone
  export const anObject: Props = { messages: { contactUs: { title: 'Hoe kan ons help?' } } };
  // @ts-expect-error no such detail
  export const wrongDetail: Props = { onLogin: ({ detail }) => detail.user };
`;

/** The compiler's errors about an installed host's own files. */
export function typeProblems(folder) {
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  if (readdirSync(folder).includes('Portal.vue')) {
    writeFileSync(join(folder, 'types.ts'), VUE);
    files.push('types.ts');
  }
  const usesPreact = readdirSync(join(folder, 'node_modules')).includes('preact');
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      jsxImportSource: usesPreact ? 'preact' : 'react',
      experimentalDecorators: true,
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
