import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { firstLine } from './first-line.mjs';

/** A reporter for node:test that writes its results, without suites, to the file in TEST_RESULTS. */
export default async function* recordNodeTests(events) {
  const result = { passed: 0, failures: [] };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite' || data?.skip !== undefined || data?.todo !== undefined)
      continue;
    if (type === 'test:pass') result.passed += 1;
    if (type === 'test:fail') {
      const file = relative(process.cwd(), data.file ?? '');
      const { message, cause } = data.details.error;
      result.failures.push(`${file} › ${data.name}: ${firstLine(cause?.message ?? message)}`);
    }
  }
  appendFileSync(process.env.TEST_RESULTS, `${JSON.stringify(result)}\n`);
  yield '';
}
