/** The addresses of the page and its parent page; the referrer if a frame can't read its parent's. */
export function readPageFacts(): { href: string; parentAddress: string } {
  return { href: ownAddress(), parentAddress: parentAddress() };
}

/** A `srcdoc` frame has its parent's address. */
const ownAddress = () =>
  window.location.protocol.startsWith('http') ? window.location.href : document.baseURI;

function parentAddress(): string {
  if (window.parent === window) return window.location.href;
  try {
    return window.parent.location.href;
  } catch {
    // A cross-origin parent does not expose its address.
    return document.referrer;
  }
}
