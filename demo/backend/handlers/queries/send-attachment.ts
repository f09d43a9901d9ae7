import { Refusal } from '../../../../src/mock/refusal';
import type { FileOwner } from '../../storage/file-store';
import { FileAnswer, type Call } from '../handler';

/**
 * A stored file under its own name.
 *
 * @throws Refusal 404 if its owner has no such file.
 */
export function attachmentOf(
  { params, portal }: Call<{ readonly attachmentId: string }>,
  owner: FileOwner,
): FileAnswer {
  const file = portal.files.of(owner).find(({ id }) => id === params.attachmentId);
  if (!file) throw new Refusal(404, `There is no attachment '${params.attachmentId}'.`);
  return new FileAnswer(portal.files.pathOf(file.id), file.name);
}
