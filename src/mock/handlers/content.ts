import type { Handler } from '../handler';
import { existing } from '../refusal';

/** @spec §7 Content: a fragment or an image, published and previewed alike. */
export const showContent: Handler<'site', 'GET /site/:path'> = async ({ params, store }) => {
  const found = await store.content.find(params.path.replace(/^preview\//, ''));
  return existing(`content at '${params.path}'`, found);
};
