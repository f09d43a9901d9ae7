/** PDFs whose panel had the focus when they were made: their rows take it over. */
const waiting = new WeakSet<File>();

/** Lets the row of a file that is about to be listed take the focus. */
export function handFocusTo(made: File): void {
  waiting.add(made);
}

/** Whether the row of a file takes the focus; true once. */
export const claimFocus = (made: File): boolean => waiting.delete(made);
