/** Whether a target of events takes words. */
export const isTextControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
