/**
 * A text that has siblings, or that is exchanged while it shows. Each text has an element of its own, and no
 * node outlives it: page translators replace text nodes, and do so after the text may have changed.
 */
export const Words = ({ children }: { children: string }) => <span key={children}>{children}</span>;
