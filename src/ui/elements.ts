import type { ReactElement } from 'react';

/** What may have siblings: elements, never a bare text (`Words`). */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
