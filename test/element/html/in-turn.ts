import type { Kind } from './allowed';

/** Whether an input is one of this kind where each is tried as a fragment or as a response, alternately. */
export const isInTurn = (index: number, kind: Kind): boolean =>
  (index % 2 === 0) === (kind === 'fragment');
