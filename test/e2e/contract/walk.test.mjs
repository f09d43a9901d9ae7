import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractCalls } from './contract-calls.mjs';
import { startDemo } from './demo-server.mjs';
import { sampleInput } from './sample-input.mjs';

const CALLS = contractCalls();
const nameOf = ({ service, key, call = key }) => `${service}: ${call}`;

function valueIn(values, name) {
  assert.ok(name in values, `there is no sample value for '${name}'`);
  return values[name];
}

function addressOf({ service, key, query }, input, roots) {
  const [, path] = key.split(' ');
  const params = input.params(path);
  const filled = path.replace(/:(\w+)/g, (_, name) => valueIn(params, name));
  const search = new URLSearchParams();
  for (const name of query) search.append(name, valueIn(input.fields(service), name));
  return `${roots[0]}${filled}?${search}`;
}

function bodyOf({ service, key, form, json }, input) {
  if (json) return valueIn(input.json, key);
  const body = new FormData();
  for (const name of form ?? []) {
    const value = valueIn(input.fields(service), name);
    if (value !== undefined) body.append(name, value);
  }
  return body;
}

function make(browser, call, address, input) {
  const [method] = call.key.split(' ');
  return method === 'POST'
    ? browser.post(address, bodyOf(call, input))
    : browser.send(method, address);
}

/** Reading calls first: some of the others remove the data. */
const readingFirst = (a, b) => Number(!a.key.startsWith('GET')) - Number(!b.key.startsWith('GET'));

test('reads the contract: it has calls of every service (§7)', () => {
  assert.ok(CALLS.length >= 40, `only ${CALLS.length} calls were seen`);
  assert.deepEqual([...new Set(CALLS.map(({ service }) => service))].sort(), [
    'medicineDelivery',
    'memberDetails',
    'portal',
    'site',
    'smartInquiry',
  ]);
});

test('the backend serves every call of the contract, and no other (§7)', async (t) => {
  const demo = await startDemo(t);
  const browser = await demo.visit();
  const served = await browser.json('/demo-api/calls');
  assert.deepEqual(served.map(nameOf).sort(), CALLS.map(nameOf).sort());

  const input = await sampleInput(browser);
  for (const call of CALLS.toSorted(readingFirst)) {
    await t.test(`${nameOf(call)} is answered`, async () => {
      const { roots } = served.find((one) => nameOf(one) === nameOf(call));
      // Only an employer's administrator may see a group; only the login itself sets this cookie.
      const visitor = call.key.includes('group-access') ? await demo.visit() : browser;
      if (visitor !== browser) await visitor.logIn('johan', 'Marula-tree-3');
      browser.cookies.set('portalIdentifier', 'medical-aid');
      const answer = await make(visitor, call, addressOf(call, input, roots), input);
      assert.equal(answer.status, 200, await answer.text());
    });
  }
});

test('answers 501 to a call outside the contract, and names it (§7)', async (t) => {
  const browser = await (await startDemo(t)).visit();
  const answer = await browser.get('/api/member-details-api/v3/nothing');
  assert.equal(answer.status, 501);
  assert.match((await answer.json()).reason, /GET \/api\/member-details-api\/v3\/nothing/);
});
