import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { loadSource } from '../load-source.mjs';
import { readContract } from './contract.mjs';
import { fieldRules } from './fields.mjs';
import { INTRODUCTION, NOTES, SERVICES } from './notes.mjs';
import { failureSchema, media, responsesOf, SHARED_RESPONSES } from './responses.mjs';

/** The prefix of each service's paths, in production. */
const rootsOf = ({ apiBase, medxpressApiBase }, { INQUIRY_FOLDER, DETAILS_FOLDER }) => ({
  smartInquiry: `${apiBase.default}/${INQUIRY_FOLDER}`,
  memberDetails: `${apiBase.default}/${DETAILS_FOLDER}`,
  medicineDelivery: `${medxpressApiBase.default}/${INQUIRY_FOLDER}`,
  portal: '',
  site: '',
});

/** 'GET /member-queries/:referenceNumber' of smartInquiry as 'smartInquiry.getMemberQueriesReferenceNumber'. */
export function operationId(service, key) {
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

/** An answer counts as a record only if it can be identified. */
const IDENTIFIED = { anyOf: [{ required: ['referenceNumber'] }, { required: ['category'] }] };

/** The portal identifier cookie of the ping, as in the attribute `portal-cookie` (@spec §7). */
function portalCookie({ portalCookie: { default: pair } }) {
  const [name, value] = pair.split('=');
  return {
    name,
    in: 'cookie',
    required: true,
    schema: { type: 'string', examples: [value] },
    description:
      'Set before this call and removed after it. The attribute `portal-cookie` sets name and value.',
  };
}

const antiForgery = ({ TOKEN_COOKIE, TOKEN_HEADER }) => ({
  name: TOKEN_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: `The value of the cookie \`${TOKEN_COOKIE}\`, if the page has one. Sent to the origin of the page, and to those of the bases that the page sets.`,
});

function operationOf(call, texts, withRules, cookies) {
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
      ...(cookies[key] ?? []),
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/AntiForgery' }]),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(call, texts),
  };
}

/** The contract as an OpenAPI 3.1 document, generated from the types in `src/api/contract.ts`. */
export async function createOpenApi() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [{ errors }, { ATTRIBUTES }, wireNames, { OUTDATED_QUERY_CODE }, withRules] =
    await Promise.all([
      loadSource(join(ROOT, 'src/text/errors.ts')),
      loadSource(join(ROOT, 'src/settings/attributes.ts')),
      loadSource(join(ROOT, 'src/domain/wire-names.ts')),
      loadSource(join(ROOT, 'src/domain/limits.ts')),
      fieldRules(),
    ]);
  const texts = { ...errors, outdatedQueryCode: OUTDATED_QUERY_CODE };
  const roots = rootsOf(ATTRIBUTES, wireNames);
  const cookies = { 'GET /portal/wlxapp/Ping.srv': [portalCookie(ATTRIBUTES)] };
  const { calls, components } = readContract();
  for (const name of ['Query', 'DocumentSubmission']) Object.assign(components[name], IDENTIFIED);
  const paths = {};
  for (const call of calls) {
    const [method, path] = call.key.split(' ');
    const address = roots[call.service] + path.replace(/:(\w+)/g, '{$1}');
    (paths[address] ??= {})[method.toLowerCase()] = operationOf(call, texts, withRules, cookies);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'medical-aid-inquiries', version, description: INTRODUCTION },
    servers: [{ url: '/', description: 'The origin of the page.' }],
    tags: Object.entries(SERVICES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components, Failure: failureSchema(OUTDATED_QUERY_CODE) },
      parameters: { AntiForgery: antiForgery(wireNames) },
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

/** Writes `openapi.json` next to the built files. */
export const openApiDocument = () => ({
  name: 'openapi',
  async generateBundle() {
    const source = `${JSON.stringify(await createOpenApi(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
  },
});
