import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const MODULES = join(import.meta.dirname, '../../../node_modules');

const UNPACK = `
  import chromium from '@sparticuz/chromium';
  await chromium.executablePath();
`;

/** Replaces the package's font configuration, which searches /tmp, a folder that all users share. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir></fontconfig>
`;

/**
 * Unpacks the package. It unpacks into TMPDIR and trusts existing files there, so it gets its own folder; the final
 * rename separates two processes. It only unpacks the libraries on Amazon Linux, which it detects by
 * AWS_EXECUTION_ENV.
 */
function unpack(home) {
  const unpacking = `${home}.${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    writeFileSync(join(unpacking, 'fonts/fonts.conf'), FONTS_CONF);
    if (!existsSync(home)) renameSync(unpacking, home);
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
}

/**
 * Puppeteer's options for the browser that `npm ci` installs (Linux x64, glibc 2.34), unpacked on first use. It
 * always runs with the libraries and the font of its package, because a minimal system lacks them, and so that text
 * has the same widths everywhere. Without libsqlite3, which is not in the package, it crashes at a page's first TLS
 * connection.
 */
export function npmBrowser() {
  const { version } = JSON.parse(readFileSync(join(MODULES, '@sparticuz/chromium/package.json')));
  const home = join(MODULES, '.cache', `npm-browser-${version}`);
  if (!existsSync(home)) unpack(home);
  const libraries = [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.join(delimiter),
      FONTCONFIG_PATH: join(home, 'fonts'),
      // Without a locale, files with names beyond ASCII would not be found.
      LC_ALL: 'C.UTF-8',
    },
  };
}
