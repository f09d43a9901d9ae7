import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without this, the toolbar of a GTK browser prevents windows as narrow as a phone. */
const STYLE = `* {
  min-width: 0;
  min-height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  -gtk-icon-transform: scale(0);
}`;

/**
 * A desktop configuration that allows narrow windows, separate from the user's. It is removed when this process ends.
 *
 * @returns the environment variables that select it
 */
export function narrowWindows() {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-windows-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), STYLE);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { XDG_CONFIG_HOME: folder };
}
