import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ELSEWHERE, LEAVING, OF_CORS, OF_LOGOUT, OF_READING, OF_WRITING } from './mistakes.mjs';
import { checkMock, checksIn } from './portals.mjs';

/** Checks that each finding contains everything that a developer needs. */
function assertComplete({ findings }) {
  for (const { check, severity, expected, fix, places } of findings) {
    assert.match(severity, /^(?:error|advice)$/, check);
    const texts = [expected, fix, ...places.flatMap(({ got, member }) => [got, member])];
    for (const text of texts) assert.ok(text.length > 2, `${check}: ${text}`);
    for (const { call } of places) assert.match(call, /^(?:GET|POST) \//, check);
  }
}

const SETS = [
  ['reads', OF_READING, {}],
  ['writes', OF_WRITING, { write: true }],
  ['reads from another origin', OF_CORS, ELSEWHERE],
  ['logs out', OF_LOGOUT, LEAVING],
];

for (const [what, mistakes, options] of SETS) {
  test(`reports each mistake once, and nothing else, where it ${what} (§7)`, async (t) => {
    for (const [mistake, [check, change]] of Object.entries(mistakes)) {
      await t.test(mistake, async () => {
        const seconds = check === 'time' ? 0.5 : 30;
        const report = await checkMock({ change, seconds, ...options });
        assert.deepEqual(checksIn(report), check ? [check] : [], JSON.stringify(report.findings));
        assertComplete(report);
      });
    }
  });
}
