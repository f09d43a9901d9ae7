import assert from 'node:assert/strict';
import Ajv from 'ajv/dist/2020.js';
import { createOpenApi } from '../../../src/tooling/openapi/document.mjs';

const DOCUMENT = 'openapi.json';

/** The document's path that an address matches. Literal segments have priority over parameters. */
function pathOf(paths, address) {
  const { pathname } = new URL(address, 'https://portal.example');
  const asProduction = pathname.replace(/^\/api\//, '/portal/api/das/');
  return Object.keys(paths)
    .sort((one, other) => (one.replaceAll('{', '~') < other.replaceAll('{', '~') ? -1 : 1))
    .find((path) => {
      const source = path
        .replaceAll('.', '\\.')
        .replace(/\{(\w+)\}/g, (_, name) => (name === 'path' ? '.+' : '[^/]+'));
      return new RegExp(`^${source}$`).test(asProduction);
    });
}

const pointer = (...names) =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The media type of an answer as listed in the document. */
const typeIn = (content, type) =>
  [type, type.replace(/\/.*/, '/*'), '*/*'].find((name) => content[name]);

/**
 * Returns a function that fails unless the document describes an answer: its call, its status, its media type and,
 * checked by ajv, its body. The function returns the id of the call. An address outside the document gives undefined,
 * and any answer is allowed.
 */
export async function answerChecker() {
  const document = await createOpenApi();
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(document, DOCUMENT);

  return async (method, address, answer) => {
    const path = pathOf(document.paths, address);
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) return undefined;
    const status = operation.responses[answer.status] ? String(answer.status) : 'default';
    const { $ref } = operation.responses[status];
    const place =
      $ref?.slice(1) ?? pointer('paths', path, method.toLowerCase(), 'responses', status);
    const { content } = $ref
      ? document.components.responses[$ref.split('/').at(-1)]
      : operation.responses[status];
    const said = (answer.headers.get('content-type') ?? '').replace(/;.*/, '');
    const type = typeIn(content, said);
    const what = `${method} ${address}: ${answer.status} ${said}`;
    assert.ok(type, `${what} is not described`);
    if (type === 'application/json') {
      const schema = `${DOCUMENT}#${place}${pointer('content', type, 'schema')}`;
      const validate = ajv.getSchema(encodeURI(schema));
      assert.ok(validate(await answer.json()), `${what}: ${ajv.errorsText(validate.errors)}`);
    }
    return operation.operationId;
  };
}
