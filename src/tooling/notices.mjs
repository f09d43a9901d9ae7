import { join } from 'node:path';
import license from 'rollup-plugin-license';
import licences from 'spdx-license-list/full.js';
import { ROOT } from './folders.mjs';

export const NOTICES = 'third-party-notices.txt';

/** The licences that bundled packages may have. */
const ALLOWED = '(MIT OR Apache-2.0 OR BSD-2-Clause OR BSD-3-Clause OR ISC OR Unlicense)';

/** The standard text of a licence, for packages that ship no licence file. */
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
 * Writes the licence notices of all bundled packages. All builds share one instance, which collects the packages, so
 * the last build writes the complete file. Use it before minification; otherwise source maps are 70 % larger.
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
