/** Reloads the page. The address keeps its hash, so the screen stays. */
export default function reload() {
  location.reload();
}
