import { isRedirect } from './examine';
import type { Answer, Portal } from './portal';

const MAX_REDIRECTS = 5;

/** The address that an answer redirects to. */
export function targetOf(answer: Answer): URL | undefined {
  const place = answer.headers.get('location') ?? '';
  const isTarget = isRedirect(answer) && URL.canParse(place, answer.url);
  return isTarget ? new URL(place, answer.url) : undefined;
}

/** Reads an address and follows redirects, as browsers do, but none to another origin. Returns the last answer. */
export async function follow(
  portal: Portal,
  call: Answer['call'],
  url: URL,
  left = MAX_REDIRECTS,
): Promise<Answer> {
  const answer = await portal.ask(call, url, { method: 'GET' });
  const target = targetOf(answer);
  return target?.origin === url.origin && left > 0
    ? follow(portal, call, target, left - 1)
    : answer;
}
