import { takeLock } from '../../vault/draft-lock';
import type { Vault } from '../../vault/open-vault';

/** Erases a draft that no page has. Returns whether it did: another page may have it by now. */
export async function eraseFound(vault: Vault, id: string): Promise<boolean> {
  const release = await takeLock(id);
  if (!release) return false;
  try {
    await vault.erase(id);
    return true;
  } finally {
    await release();
  }
}
