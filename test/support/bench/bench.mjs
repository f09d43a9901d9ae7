import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browsers/browser.mjs';
import { growth, TIMES } from './growth.mjs';
import { VISITS } from './measures.mjs';
import { serve } from './serve.mjs';
import { buildSubjects } from './subjects.mjs';
import { table } from './table.mjs';

const USAGE = `Usage: npm run bench -- [options]
  --rounds NUMBER  how often everything is measured (default 5); a round takes about two minutes
  --help           show this text`;

function parseOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      help: { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d*$/.test(values.rounds))
    throw new Error(`'${values.rounds}' is no number of rounds.`);
  return { rounds: Number(values.rounds), help: values.help };
}

/** Each round starts with another subject, so that none always follows the same one. */
const turnOf = (subjects, round) =>
  subjects.map((_, place) => subjects[(place + round) % subjects.length]);

/** Measures every subject once for each kind of visit. */
async function measureRound(browser, subjects, round) {
  const samples = Object.fromEntries(subjects.map(({ name }) => [name, {}]));
  for (const measure of VISITS) {
    for (const subject of turnOf(subjects, round)) {
      console.error(`round ${round + 1}: ${measure.name}, ${subject.name}`);
      Object.assign(samples[subject.name], await measure(browser, subject));
    }
  }
  return samples;
}

async function bench({ rounds }) {
  const scratch = mkdtempSync(join(tmpdir(), 'medical-aid-bench-'));
  const endings = [() => rmSync(scratch, { recursive: true, force: true })];
  try {
    const subjects = [];
    for (const subject of await buildSubjects(scratch)) {
      const { address, close } = await serve(subject);
      endings.unshift(close);
      subjects.push({ ...subject, address });
    }
    const browser = await launchBrowser();
    endings.unshift(() => browser.close());
    // The first start of the browser is not measured.
    await VISITS[0](browser, subjects[0]);

    const samples = Object.fromEntries(subjects.map(({ name }) => [name, []]));
    const loads = [];
    for (let round = 0; round < rounds; round += 1) {
      const measured = await measureRound(browser, subjects, round);
      for (const [name, sample] of Object.entries(measured)) samples[name].push(sample);
      loads.push(loadavg()[0]);
    }
    console.log(`${await browser.version()}, Node ${process.version}, rounds: ${rounds}`);
    console.log(`median [least–most]; load up to ${Math.max(...loads).toFixed(1)}`);
    console.log(`on ${availableParallelism()} cores: trust the ratios, not the milliseconds\n`);
    console.log(table(samples));
    console.log(`\nHow it grows, unthrottled (lists: median of ${TIMES}, the rest once):`);
    for (const row of await growth(browser, subjects[0])) console.log(`| ${row.join(' | ')} |`);
  } finally {
    for (const end of endings) await end();
  }
}

async function run(args) {
  const options = parseOptions(args);
  if (options.help) console.log(USAGE);
  else await bench(options);
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
