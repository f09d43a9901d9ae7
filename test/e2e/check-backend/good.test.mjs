import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveDemo } from '../contract/demo-server.mjs';
import { checkMock, checksIn } from './portals.mjs';

/** A backend that keeps the contract, as options of the check. */
const GOOD = {
  mock: () => ({}),
  async demo(t) {
    const demo = await serveDemo(t);
    const [, { referenceNumber }] = await (await demo.visit()).json('/demo-api/submissions');
    return {
      address: demo.address,
      fetch: undefined,
      submission: String(referenceNumber),
      outdated: undefined,
      logout: '/demo-api/logout',
    };
  },
};

for (const [name, open] of Object.entries(GOOD)) {
  test(`finds no mistake at the ${name} in reads and writes, for each origin (§7)`, async (t) => {
    const backend = await open(t);
    for (const origin of ['default', 'medxpress']) {
      for (const write of [false, true]) {
        const report = await checkMock({
          ...backend,
          ...(origin === 'medxpress' && { outdated: undefined }),
          origin,
          write,
        });
        assert.deepEqual(checksIn(report), [], JSON.stringify(report.findings));
        assert.equal(report.written.length > 0, write);
        const skipped = report.steps.filter(({ outcome }) => outcome === 'skipped');
        assert.ok(skipped.length <= 3, JSON.stringify(skipped));
        assert.ok(report.steps.length > 8);
      }
    }
  });
}
