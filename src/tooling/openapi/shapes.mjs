import Ajv from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { createOpenApi } from './document.mjs';

const DOCUMENT = 'openapi.json';
const MODULE = 'openapi:shapes';

const escaped = (name) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The address of the schema of each JSON answer within the document, by the call's id. Unknown shapes are left out.
 */
function* answersIn({ paths }) {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { operationId, responses }] of Object.entries(operations)) {
      const schema = responses[200].content['application/json']?.schema;
      if (!schema || Object.keys(schema).length === 0) continue;
      const place = ['paths', path, method, 'responses', '200', 'content', 'application/json'];
      const pointer = [...place, 'schema'].map(escaped).join('/');
      yield [operationId.replace('.', '_'), encodeURI(`${DOCUMENT}#/${pointer}`)];
    }
  }
}

/** The module's code, a function for each answer. Compiled here, so that users need not load ajv. */
async function shapesModule() {
  const document = await createOpenApi();
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    code: { source: true, esm: true, lines: false },
  });
  ajv.addSchema(document, DOCUMENT);
  return standaloneCode(ajv, Object.fromEntries(answersIn(document)));
}

/** Resolves `openapi:shapes` to functions that validate answers against `openapi.json`. */
export const openApiShapes = () => ({
  name: 'openapi-shapes',
  resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? shapesModule() : null),
});
