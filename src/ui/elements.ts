import type { ReactElement } from 'react';

/** Children that may have siblings: elements, never a bare text (see `Words`). */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
