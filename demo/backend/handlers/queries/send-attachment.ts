import type { FileOwner } from '../file-store';
import { FileAnswer, type Call } from '../handler';
import { Refusal } from '../refusal';

/**
 * A stored file under its own name.
 *
 * @throws Refusal 404 for a file that its owner has not.
 */
export function attachmentOf(
  { params, portal }: Call<{ readonly attachmentId: string }>,
  owner: FileOwner,
): FileAnswer {
  const file = portal.files.of(owner).find(({ id }) => id === params.attachmentId);
  if (!file) throw new Refusal(404, `There is no attachment '${params.attachmentId}'.`);
  return new FileAnswer(portal.files.pathOf(file.id), file.name);
}
