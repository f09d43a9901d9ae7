/** Whether an event target accepts text. */
export const isTextControl = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
