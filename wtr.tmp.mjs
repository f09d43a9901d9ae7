import { writeFileSync } from 'node:fs';
import config from './test/web-test-runner.config.mjs';
const sum = (s) => s ? (s.tests ?? []).reduce((a,t)=>a+(t.duration??0),0)+(s.suites ?? []).reduce((a,x)=>a+sum(x),0) : 0;
const cnt = (s) => s ? (s.tests ?? []).length+(s.suites ?? []).reduce((a,x)=>a+cnt(x),0) : 0;
const starts = new Map();
export default {...config, files: ['test/.build/**/*.test.js', '!test/.build/**/*.timed.test.js'], concurrency: Number(process.env.CONC ?? 3), reporters: [...config.reporters, { onTestRunFinished({sessions}) { const rows=[...sessions].map(s=>[s.testFile.replace(/.*\.build\//,''), Math.round(sum(s.testResults)), cnt(s.testResults)]).sort((a,b)=>b[1]-a[1]); writeFileSync('/tmp/rows.txt', rows.map(r=>r.join(' ')).join('\n')); } }]};
