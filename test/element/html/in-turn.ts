import type { Kind } from './allowed';

/** Inputs are tried as a fragment and as a response in turn. Whether this input is tried as this kind. */
export const isInTurn = (index: number, kind: Kind): boolean =>
  (index % 2 === 0) === (kind === 'fragment');
