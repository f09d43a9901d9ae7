import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createOpenApi } from '../../src/tooling/openapi/document.mjs';
import { read } from './size/built.mjs';

const document = JSON.parse(read('openapi.json'));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);
const operationAt = (end, method) =>
  operations.find(({ path, method: found }) => path.endsWith(end) && found === method);

const resolved = (response) =>
  response?.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response;

test('openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors));
  assert.equal(validator.version, '3.1');
});

test('openapi.json is up to date with the contract', async () => {
  assert.deepEqual(document, JSON.parse(JSON.stringify(await createOpenApi())));
  assert.ok(operations.length >= 47, `saw only ${operations.length} calls`);
  const ids = operations.map(({ operationId }) => operationId);
  assert.equal(new Set(ids).size, ids.length, 'two calls have the same id');
});

test('openapi.json names each part of a submission, with its limits (§3, §5, §9)', () => {
  const { schema } = operationAt('/query-additional-info', 'post').requestBody.content[
    'multipart/form-data'
  ];
  assert.deepEqual(schema.required.toSorted(), ['category', 'email', 'origin', 'query']);
  const { category, ccEmail, files, origin, query, subCategory } = schema.properties;
  assert.deepEqual(origin.enum, ['MEMBER_WEB']);
  assert.ok(category.enum.includes('MEDICAL_CLAIMS'));
  assert.ok(subCategory.enum.includes('CLAIM_NOT_PAID'));
  assert.equal(ccEmail.format, 'email');
  assert.equal(query.maxLength, 20_000);
  assert.equal(files.maxItems, 10);
  assert.match(files.description, /10485760 bytes/);
});

test('the anti-forgery header is on every call that changes something, and on no other (§7)', () => {
  const { name, in: place } = document.components.parameters.AntiForgery;
  assert.deepEqual([name, place], ['X-XSRF-TOKEN', 'header']);
  for (const { path, method, parameters } of operations) {
    const has = parameters.some(({ $ref }) => $ref?.endsWith('/AntiForgery') ?? false);
    assert.equal(has, method !== 'get', `${method} ${path}`);
  }
});

test('openapi.json says where a code or a status changes what a member sees (§8)', () => {
  const { responses } = operationAt('/smart-inquiry-api/member-queries/{referenceNumber}', 'get');
  for (const status of ['400', 'default']) {
    const { description } = responses[status];
    assert.match(description, /unable to fetch your query.*`0015`.*only available for new/);
  }
  for (const { path, method, security, responses: each } of operations)
    assert.equal('401' in each && '403' in each, Boolean(security), `${method} ${path}`);
  const { properties } = document.components.schemas.Failure;
  assert.deepEqual(Object.keys(properties).slice(0, 3), ['exceptionCode', 'errorCode', 'code']);
});

test('openapi.json offers a login for a 401 or 403 only where a member sees that the call has failed (§8)', () => {
  const offering = operations.filter(({ responses }) =>
    /offer to log in/.test(JSON.stringify(resolved(responses[401]))),
  );
  assert.deepEqual(offering.map(({ operationId }) => operationId).toSorted(), [
    'medicineDelivery.postMemberQueries',
    'smartInquiry.getDocumentSubmissionsReferenceNumber',
    'smartInquiry.getMemberQueries',
    'smartInquiry.getMemberQueriesReferenceNumber',
    'smartInquiry.getMemberQueriesReferenceNumberAgentResponse',
    'smartInquiry.postMemberQueriesQueryAdditionalInfo',
    'smartInquiry.postMemberQueriesReferenceNumber',
  ]);
  for (const { responses } of operations) assert.deepEqual(responses[401], responses[403]);
});

test('the open queries are a list, or an object with one (§7)', () => {
  const { schema } = operationAt('/smart-inquiry-api/member-queries', 'get').responses[200].content[
    'application/json'
  ];
  const [record, list] = schema.anyOf;
  assert.deepEqual(record.properties.queries.anyOf.at(-1), list);
  assert.deepEqual(list, { type: 'array', items: { $ref: '#/components/schemas/QueryListItem' } });
});

test('only the ping has the portal identifier cookie (§7)', () => {
  const withCookies = operations.filter(({ parameters }) =>
    parameters.some(({ in: place }) => place === 'cookie'),
  );
  assert.deepEqual(
    withCookies.map(({ path }) => path),
    ['/portal/wlxapp/Ping.srv'],
  );
  assert.equal(withCookies[0].parameters[0].name, 'portalIdentifier');
});
