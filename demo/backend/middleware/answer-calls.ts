import { answerCall } from '../../../src/mock/answer-call';
import { scenarioOf } from '../../../src/mock/scenarios/scenarios';
import { cookieIn } from '../http/cookies';
import { nowOf } from '../http/page-day';
import { receiveForm } from '../http/receive-form';
import { receiveJson } from '../http/receive-json';
import type { Portal } from '../portal';
import { hasToken, signedInMember, signIn } from './session';

/** The default of the element's `portal-cookie`. */
const PORTAL_COOKIE = 'portalIdentifier';

/** Answers the calls of every service (@spec §7); each fails as the scenario of its page requires. */
export async function answerCalls(request: Request, portal: Portal): Promise<Response> {
  const cookies = request.headers.get('cookie');
  const uploads: string[] = [];
  let setCookies: readonly string[] = [];
  try {
    const response = await answerCall(
      request,
      {},
      {
        scenario: scenarioOf(request.headers.get('referer') ?? ''),
        store: portal,
        now: nowOf(request),
        member: () => signedInMember(portal, cookies),
        hasToken: hasToken(request),
        form(rules) {
          const folder = portal.uploads.newUpload();
          uploads.push(folder);
          return receiveForm(request, folder, rules);
        },
        json: () => receiveJson(request),
        hasPortalCookie: () => cookieIn(cookies, PORTAL_COOKIE) !== undefined,
        signIn(entityNumber) {
          setCookies = signIn(portal, cookies, entityNumber);
        },
      },
    );
    for (const line of setCookies) response.headers.append('set-cookie', line);
    return response;
  } finally {
    uploads.forEach(portal.uploads.discard);
  }
}
