import { join } from 'node:path';
import license from 'rollup-plugin-license';
import licences from 'spdx-license-list/full.js';
import { ROOT } from './folders.mjs';

export const NOTICES = 'third-party-notices.txt';

/** A bundled package has one of these licences, or lets us choose one. */
const ALLOWED = '(MIT OR Apache-2.0 OR BSD-2-Clause OR BSD-3-Clause OR Unlicense)';

/** The text of a licence, for a package that names it but ships no file of it. */
const standardText = ({ name, license, author }) =>
  licences[license].licenseText.replace(
    /<year> <copyright holders>|\[yyyy\] \[name of copyright owner\]/,
    author?.name ?? name,
  );

const noticeOf = (dependency) =>
  [
    `${dependency.name} ${dependency.version} (${dependency.license})`,
    (dependency.licenseText ?? standardText(dependency)).trim(),
    dependency.noticeText?.trim(),
  ]
    .filter(Boolean)
    .join('\n\n');

/**
 * Writes the licence notices of all that is bundled. One instance serves every build, because it
 * remembers the packages of those before: the last build writes the complete file. It runs before the
 * code is minified: later it would enlarge the source maps by 70 %.
 */
export const licenceNotices = license({
  thirdParty: {
    multipleVersions: true,
    allow: { test: ALLOWED, failOnUnlicensed: true, failOnViolation: true },
    output: {
      file: join(ROOT, 'dist', NOTICES),
      template: (dependencies) =>
        dependencies
          .map(noticeOf)
          .sort()
          .join(`\n\n${'-'.repeat(80)}\n\n`),
    },
  },
});
