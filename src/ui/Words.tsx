import type { ReactElement } from 'react';

/** Children that may have siblings: elements, never a bare text (see `Words`). */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;

/**
 * A text that has siblings, or that changes while it shows. Each text has its own element, and no node outlives its
 * text, because page translators replace text nodes, even after the text may have changed.
 */
export const Words = ({ children }: { children: string }) => <span key={children}>{children}</span>;
