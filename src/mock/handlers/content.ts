import type { Handler } from '../handler';
import { Refusal } from '../refusal';

/** @spec §7 Content: a fragment or an image, published and previewed alike. */
export const showContent: Handler<'site', 'GET /site/:path'> = async ({ params, store }) => {
  const found = await store.content.find(params.path.replace(/^preview\//, ''));
  if (found === undefined) throw new Refusal(404, `There is no content at '${params.path}'.`);
  return found;
};
