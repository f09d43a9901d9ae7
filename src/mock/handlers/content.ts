import { ORIGINS } from '../../origins';
import { guidancePath } from '../../origins/policy';
import { ATTRIBUTES } from '../../settings/attributes';
import { categories, subCategories } from '../../text/categories';
import type { Handler } from '../handler';
import { Refusal } from '../refusal';

const fragment = (title: string) =>
  `<h3>${title}</h3>\n<p>This guidance is a sample: your content service has the real one.</p>\n`;

const wordsOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

/** The last segments of a guidance path, and its words. */
const GUIDANCE = new Map(
  Object.values(ORIGINS).flatMap((policy) =>
    Object.entries<Readonly<Record<string, string>>>(policy.categories)
      .filter(([, known]) => Object.keys(known).length > 0)
      .flatMap(([category, known]) => [
        [guidancePath(category), wordsOf(categories, category)] as const,
        ...Object.keys(known)
          .filter((code) => known[code] !== 'none')
          .map((code) => [guidancePath(category, code), wordsOf(subCategories, code)] as const),
      ]),
  ),
);

/** The name of the turnaround fragments, published and shared. */
const turnaround = ATTRIBUTES.turnaroundPath.default.split('/').at(-1) ?? '';

/** @spec §7 Content: a fragment or an image, published and previewed alike. */
export const showContent: Handler<'site', 'GET /site/:path'> = ({ data, params }) => {
  const path = params.path.replace(/^preview\//, '');
  const own = data.content[`/${path}`];
  if (own !== undefined) return own;
  const segments = path.split('/');
  if (segments.at(-1) === turnaround) return fragment('When you will hear from us');
  const found = GUIDANCE.get(segments.slice(-2).join('/')) ?? GUIDANCE.get(segments.at(-1) ?? '');
  if (found === undefined) throw new Refusal(404, `There is no content at '/${path}'.`);
  return fragment(found);
};
