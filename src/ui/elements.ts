import type { ReactElement } from 'react';

/** Children that may have siblings: elements, never a bare text (`Words`). */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
