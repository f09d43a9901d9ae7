/** Copies a text to the clipboard. Returns false if the page may not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Undefined in insecure contexts.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
