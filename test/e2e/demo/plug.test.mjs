import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveDemo } from '../contract/demo-server.mjs';

const PLUG = 'demo-plug';
const PATH = '/demo-api/session';

test('while the plug is out, a request that the browser repeats with its earlier cookies is broken off too', async (t) => {
  const demo = await serveDemo(t);
  const [browser, other] = await Promise.all([demo.visit(), demo.visit()]);
  browser.cookies.set(PLUG, '60');
  await assert.rejects(browser.get(PATH));
  browser.cookies.delete(PLUG);
  await assert.rejects(browser.get(PATH));
  assert.equal((await other.get(PATH)).status, 200, 'another browser');
});
