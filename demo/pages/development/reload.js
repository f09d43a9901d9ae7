/** Shows what has changed; the address keeps its hash, and so the screen. */
export default function reload() {
  location.reload();
}
