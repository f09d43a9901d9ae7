import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { loadSource } from '../load-source.mjs';
import { readContract } from './contract.mjs';
import { fieldRules } from './fields.mjs';
import { INTRODUCTION, NOTES, SERVICES } from './notes.mjs';
import { FAILURE, media, responsesOf, SHARED_RESPONSES } from './responses.mjs';

/** The prefix of each service's paths, in production. */
async function rootsOf() {
  const { ATTRIBUTES } = await loadSource(join(ROOT, 'src/settings/attributes.ts'));
  const { apiBase, medxpressApiBase } = ATTRIBUTES;
  return {
    smartInquiry: `${apiBase.default}/smart-inquiry-api`,
    memberDetails: `${apiBase.default}/member-details-api`,
    medicineDelivery: `${medxpressApiBase.default}/smart-inquiry-api`,
    portal: '',
    site: '',
  };
}

/** 'GET /member-queries/:referenceNumber' of smartInquiry as 'smartInquiry.getMemberQueriesReferenceNumber'. */
function operationId(service, key) {
  const [method, ...words] = key.replace(/\/$/, '/own').match(/\w+/g);
  const capitals = words.map((word) => word[0].toUpperCase() + word.slice(1));
  return `${service}.${method.toLowerCase()}${capitals.join('')}`;
}

const pathParameters = (path) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: {
      type: 'string',
      ...(/referenceNumber$/i.test(name) && { pattern: '^[0-9]{1,15}$' }),
    },
    ...(name === 'path' && { description: 'It may have slashes.' }),
  }));

const queryParameters = ({ required = [], properties = {} } = {}) =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description && { description }),
    schema,
  }));

/** An answer counts as a record only if it can be one. */
const IDENTIFIED = { anyOf: [{ required: ['referenceNumber'] }, { required: ['category'] }] };

const ANTI_FORGERY = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The value of the cookie `XSRF-TOKEN`, if the page has one. Sent to the origin of the page, and to those of the bases that the page sets.',
};

function operationOf(call, texts, withRules) {
  const { service, key, query, form, json } = call;
  const [method, path] = key.split(' ');
  const body = form
    ? media(['multipart/form-data'], withRules(form, service))
    : json && media(['application/json'], json);
  const summary = NOTES[service]?.[key]?.summary;
  return {
    operationId: operationId(service, key),
    tags: [service],
    ...(summary && { summary }),
    ...(service !== 'site' && service !== 'portal' && { security: [{ session: [] }] }),
    parameters: [
      ...pathParameters(path),
      ...queryParameters(query),
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/AntiForgery' }]),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(call, texts),
  };
}

/** The contract as an OpenAPI 3.1 document, made of the types in `src/api/contract.ts`. */
export async function createOpenApi() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [{ errors }, roots, withRules] = await Promise.all([
    loadSource(join(ROOT, 'src/text/errors.ts')),
    rootsOf(),
    fieldRules(),
  ]);
  const { calls, components } = readContract();
  for (const name of ['Query', 'DocumentSubmission']) Object.assign(components[name], IDENTIFIED);
  const paths = {};
  for (const call of calls) {
    const [method, path] = call.key.split(' ');
    const address = roots[call.service] + path.replace(/:(\w+)/g, '{$1}');
    (paths[address] ??= {})[method.toLowerCase()] = operationOf(call, errors, withRules);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'medical-aid-inquiries', version, description: INTRODUCTION },
    servers: [{ url: '/', description: 'The origin of the page.' }],
    tags: Object.entries(SERVICES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components, Failure: FAILURE },
      parameters: { AntiForgery: ANTI_FORGERY },
      responses: SHARED_RESPONSES,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Any cookie of yours: the element sends credentials, and reads none.',
        },
      },
    },
  };
}

/** Writes `openapi.json` beside the built files. */
export const openApiDocument = () => ({
  name: 'openapi',
  async generateBundle() {
    const source = `${JSON.stringify(await createOpenApi(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
  },
});
