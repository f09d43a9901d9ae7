import { Refusal } from '../../../src/mock/refusal';
import { fileInside } from '../http/send-file';
import { FileAnswer, type Handler } from './handler';

/** Published and preview content are the same files here. A fragment's address has no extension. */
function fileName(path: string): string {
  const name = path.replace(/^preview\//, '');
  return /\.[a-z]+$/.test(name) ? name : `${name}.html`;
}

/** @spec §7 Content: a text fragment or an image. */
export const showContent: Handler<'site', 'GET /site/:path'> = async (call) => {
  const file = await fileInside(call.portal.contentFolder, fileName(call.params.path));
  if (file === undefined) throw new Refusal(404, `There is no content at '${call.params.path}'.`);
  return new FileAnswer(file);
};
