import { askAsStranger, checkPreflight, logIn, logOut, openPage } from './check-backend/entrance';
import { CannotCheck } from './check-backend/no-answer';
import type { CheckOptions, Report } from './check-backend/options';
import { createPortal } from './check-backend/portal';
import { readAll } from './check-backend/reading';
import { createVisitor } from './check-backend/visitor';
import { writeAll } from './check-backend/writing';
import { ORIGINS, originShown } from './origins';
import { parseSettings } from './settings/parse-settings';

export { CannotCheck } from './check-backend/no-answer';
export type { CheckOptions, Finding, Place, Report, Step } from './check-backend/options';
export type { CheckId } from './check-backend/rules';

const SECONDS = 30;

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CannotCheck(`'${address}' is no web address: it begins with https:// or http://.`);
}

/**
 * Makes the element's calls to a running backend (@spec §7), and reports what it does otherwise than the element needs.
 * @throws {CannotCheck} if it can't be checked: its message is one sentence
 */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const { address, login, seconds = SECONDS } = options;
  const { fetch: send = fetch, signal = new AbortController().signal } = options;
  const { href } = parseAddress(address);
  if (options.logout !== undefined && !URL.canParse(options.logout, href))
    throw new CannotCheck(`'${options.logout}' is no address for logging out.`);
  const settings = parseSettings(options, { href, parentAddress: href });
  const connection = { send, signal, seconds };
  const portal = createPortal(settings, connection);
  const visitor = createVisitor(options);
  const origin = ORIGINS[originShown(settings.origin, undefined)];

  await openPage(portal, settings);
  const strange = await askAsStranger(createPortal(settings, connection));
  if (await logIn(visitor, portal, settings, login)) {
    if (new URL(settings.apiBase).origin !== portal.page)
      await checkPreflight(visitor, portal, settings);
    const context = { visitor, portal, settings, origin, options };
    const email = await readAll(context, strange);
    await writeAll(context, email);
    await logOut(visitor, portal, href, options.logout);
  }
  return visitor.report();
}
