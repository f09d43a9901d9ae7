import type { FormContent } from './own-draft';

/**
 * Stores a form that is about to be replaced.
 * @param store returns whether all but its files is stored
 * @returns whether all of it is stored
 */
export async function storeWhole(
  read: () => FormContent | undefined,
  store: (content: FormContent) => Promise<boolean>,
  hasNoRoom: () => boolean,
): Promise<boolean> {
  // Twice: the member may have gone on typing while files were stored.
  for (let turn = 0; turn < 2; turn += 1) {
    const content = read();
    if (content && (!(await store(content)) || hasNoRoom())) return false;
  }
  return true;
}
