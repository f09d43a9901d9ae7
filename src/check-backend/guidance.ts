import { readContentBelow } from '../api/read-answer';
import { contentFolder, contentUrl } from '../api/resources/content';
import { guidancePath } from '../origins/policy';
import type { Settings } from '../settings/settings';
import { CHECKED_CALLS } from './calls';
import type { Context } from './context';
import { checkArrival, isOk, summaryOf, Unusable } from './examine';
import type { Answer } from './portal';
import { follow } from './redirects';

/** The answer as ky hands it on: a fragment is read by the element's own rules. */
function contentIn(answer: Answer, asked: URL, settings: Settings): Promise<string> {
  const { headers, url, bytes } = answer;
  const response = { headers, url: url.href, redirected: url.href !== asked.href } as Response;
  const arrayBuffer = () => Promise.resolve(bytes.slice().buffer);
  const unused = () => Promise.reject(new TypeError());
  return readContentBelow(contentFolder(settings))(
    Object.assign(Promise.resolve(response), { arrayBuffer, text: unused, blob: unused }),
  );
}

/** Reads guidance of the first category, or the turnaround text, as the element does. */
export const readGuidance = (context: Context) =>
  context.visitor.step('publishes guidance', CHECKED_CALLS.fragment, async (find) => {
    const { portal, settings, origin } = context;
    const [category = ''] = Object.keys(origin.categories);
    const path = origin.listsOpenQueries
      ? `${settings.contentPath}/${guidancePath(category)}`
      : settings.turnaroundPath;
    const asked = new URL(contentUrl(settings, path));
    const answer = await follow(portal, CHECKED_CALLS.fragment, asked);
    if (!isOk(answer)) throw new Unusable('content', `${path}: ${summaryOf(answer)}`);
    checkArrival(answer);
    await contentIn(answer, asked, settings).catch(() => {
      find('content', `${path}: ${summaryOf(answer)}`);
    });
  });
