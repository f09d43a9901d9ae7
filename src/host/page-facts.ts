/** The page's own address and its parent's: inside a frame the parent's where it can be read, else the referrer. */
export function readPageFacts(): { href: string; parentAddress: string } {
  return { href: pageAddress(), parentAddress: parentAddress() };
}

/** A frame made of `srcdoc` has no address of its own: it stands at its parent's. */
const pageAddress = () =>
  window.location.protocol.startsWith('http') ? window.location.href : document.baseURI;

function parentAddress(): string {
  if (window.parent === window) return window.location.href;
  try {
    return window.parent.location.href;
  } catch {
    // A parent of another origin does not tell its address.
    return document.referrer;
  }
}
