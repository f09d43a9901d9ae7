import type { Refusal } from '../../domain/attachment-rules';
import type { Attachments } from './use-attachments';

/** A change of the list at the member's press. */
export interface Exchange {
  /** Returns the new list, or undefined to leave the list as it is. */
  readonly next: (files: readonly File[]) => readonly File[] | undefined;
  /** Announced if the list changes. */
  readonly said: string;
  /** Files that are refused no longer. */
  readonly settled?: readonly File[];
  /** Those of the files that are not listed. */
  readonly refusals?: readonly Refusal[];
}

/**
 * Puts files made at the member's press in the place of listed or refused ones, in the list as it is by then.
 * @returns whether the list has changed
 */
export function exchange(
  { latest, change }: Attachments,
  { next, said, settled = [], refusals = [] }: Exchange,
): boolean {
  const files = next(latest());
  if (!files) return false;
  const stillRefused = (before: readonly Refusal[]) => [
    ...before.filter(({ file }) => !settled.includes(file)),
    ...refusals,
  ];
  change(files, stillRefused, said);
  return true;
}
