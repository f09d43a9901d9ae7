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

test('openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors));
  assert.equal(validator.version, '3.1');
});

test('openapi.json is made of the contract as it is now', async () => {
  assert.deepEqual(document, JSON.parse(JSON.stringify(await createOpenApi())));
  assert.ok(operations.length >= 47, `saw only ${operations.length} calls`);
  const ids = operations.map(({ operationId }) => operationId);
  assert.equal(new Set(ids).size, ids.length, 'two calls have the same id');
});

test('it names each part of a submission, with its limits (§3, §5, §9)', () => {
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

test('every call that changes something has the anti-forgery header, and no other (§7)', () => {
  const { name, in: place } = document.components.parameters.AntiForgery;
  assert.deepEqual([name, place], ['X-XSRF-TOKEN', 'header']);
  for (const { path, method, parameters } of operations) {
    const has = parameters.some(({ $ref }) => $ref?.endsWith('/AntiForgery') ?? false);
    assert.equal(has, method !== 'get', `${method} ${path}`);
  }
});

test('it says where a code or a status changes what a member sees (§8)', () => {
  const { responses } = operationAt('/smart-inquiry-api/member-queries/{referenceNumber}', 'get');
  assert.match(responses[400].description, /`0015`.*only available for new queries/);
  assert.match(responses.default.description, /unable to fetch your query/);
  for (const { path, method, security, responses: each } of operations)
    assert.equal('401' in each && '403' in each, Boolean(security), `${method} ${path}`);
  const { properties } = document.components.schemas.Failure;
  assert.deepEqual(Object.keys(properties).slice(0, 3), ['exceptionCode', 'errorCode', 'code']);
});
