import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a browser may take to close its pages and remove its profile, in milliseconds. */
const PATIENCE = 3000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

/** The processes that this one started, and those that they started. */
function descendants() {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = list.trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent) =>
    pairs.flatMap(([pid, of]) => (of === parent ? [pid, ...below(pid)] : []));
  return below(process.pid);
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended already.
    }
  }
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends every browser and server of a run with the run itself, because a browser has its own process group. */
export function endTogether() {
  for (const [name, code] of Object.entries(EXIT_CODES))
    process.once(name, async () => {
      // The list is made before the first process ends, because its children would get another parent.
      const all = descendants();
      signal(all, 'SIGTERM');
      const end = Date.now() + PATIENCE;
      while (Date.now() < end && all.some(isAlive)) await wait(50);
      // Also ends a suite that started while another one was ending.
      signal([...all, ...descendants()], 'SIGKILL');
      process.exit(code);
    });
}
