import { ORIGINS } from '../origins';
import { guidancePath } from '../origins/policy';
import { TURNAROUND } from '../settings/default-addresses';

const fragment = (title: string) =>
  `<h3>${title}</h3>\n<p>Your content service has the real guidance.</p>\n`;

/** 'CLAIM_NOT_PAID' as 'Claim not paid'. */
const wordsOf = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** The last segments of a guidance path, and its words. */
const GUIDANCE = new Map(
  Object.values(ORIGINS).flatMap((policy) =>
    Object.entries<Readonly<Record<string, string>>>(policy.categories)
      .filter(([, known]) => Object.keys(known).length > 0)
      .flatMap(([category, known]) => [
        [guidancePath(category), wordsOf(category)] as const,
        ...Object.keys(known)
          .filter((code) => known[code] !== 'none')
          .map((code) => [guidancePath(category, code), wordsOf(code)] as const),
      ]),
  ),
);

/** The fragment of a guidance or turnaround path; undefined for any other. */
export function sampleFragment(path: string): string | undefined {
  const segments = path.split('/');
  if (segments.at(-1) === TURNAROUND) return fragment('When you will hear from us');
  const found = GUIDANCE.get(segments.slice(-2).join('/')) ?? GUIDANCE.get(segments.at(-1) ?? '');
  return found === undefined ? undefined : fragment(found);
}
