/** Puts a text on the clipboard; false where the page may not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing where the page is not secure.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
