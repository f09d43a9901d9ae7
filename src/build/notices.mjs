import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { licenceText } from './licence-texts.mjs';

export const NOTICES = 'third-party-notices.txt';

/** The package that a file on disk belongs to: the nearest folder above it that says a name and version. */
function packageOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version, license, author } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (name && version) return { folder, name, version, license, author };
  }
  throw new Error(`No package holds ${file}`);
}

function noticeOf({ folder, name, version, license, author }) {
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (!license) throw new Error(`${name} names no licence`);
  if (texts.length === 0) texts.push(licenceText(license, author?.name ?? author ?? name));
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/** The licence notices of the packages that modules come from, for a reader. */
function noticesOf(modules) {
  const packages = new Map();
  for (const file of modules) {
    const found = packageOf(file);
    packages.set(`${found.name} ${found.version}`, found);
  }
  const notices = [...packages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => noticeOf(each));
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Collects what the builds of a folder have bundled; the last of them writes the notices. */
export function licenceNotices() {
  const modules = new Set();
  const collect = (bundle) => {
    for (const { moduleIds = [] } of Object.values(bundle)) {
      // Ids that begin otherwise are modules of the bundler's own.
      for (const id of moduleIds)
        if (/^[^\0].*node_modules/.test(id)) modules.add(id.replace(/\?.*$/, ''));
    }
  };
  return {
    collect: () => ({
      name: 'licence-notices',
      generateBundle: (_, bundle) => collect(bundle),
    }),
    write: () => ({
      name: 'licence-notices',
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf(modules) });
      },
    }),
  };
}
